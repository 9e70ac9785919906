// SPDX-License-Identifier: Apache-2.0 OR MIT
// Moves one object between the byte memory of the core and either the register DATA or the streams, or from
// the seed port, lane by lane from addr_i on. abort_i stops it: what waits in its registers becomes zeros,
// the rest of a packet that has begun to come in is accepted and dropped, and a packet that has begun to go
// out ends with a beat of zeros.
module lanewise_mlkem_data (
    input  logic        clk_i,
    input  logic        rst_ni,
    input  logic        abort_i,
    // What to move; taken while not active.
    input  logic        open_i,
    input  logic        read_i,             // out of the core
    input  logic        stream_i,
    input  logic        port_i,             // not by the stream: from the seed port
    input  logic [ 9:0] addr_i,
    input  logic [ 8:0] lanes_i,            // at least 1
    output logic        active_o,
    output logic        takes_o,            // a word of DATA
    output logic        gives_o,
    output logic        done_o,             // one cycle, the last of active_o
    output logic        wrong_o,            // TLAST is at another place
    // The register DATA, low half first.
    input  logic        wr_valid_i,
    output logic        wr_ready_o,
    input  logic [31:0] wr_data_i,
    input  logic        rd_valid_i,
    output logic        rd_ready_o,
    output logic [31:0] rd_data_o,
    // Streams.
    input  logic        s_axis_tvalid_i,
    output logic        s_axis_tready_o,
    input  logic [63:0] s_axis_tdata_i,
    input  logic        s_axis_tlast_i,
    input  logic        seed_valid_i,
    output logic        seed_ready_o,       // for a transfer from there, and at no other time
    input  logic [63:0] seed_data_i,
    output logic        m_axis_tvalid_o,
    input  logic        m_axis_tready_i,
    output logic [63:0] m_axis_tdata_o,
    output logic        m_axis_tlast_o,
    // The byte memory. Data to write are zeros while not active.
    output logic        host_valid_o,
    input  logic        host_ready_i,
    output logic        host_write_o,
    output logic [ 9:0] host_addr_o,
    output logic [63:0] host_wdata_o,
    input  logic        host_rvalid_i,      // in the cycle after a read was taken
    input  logic [63:0] host_rdata_i
);
  logic read_q, stream_q, port_q, half_q;  // stream_q: not by DATA
  logic [9:0] addr_q;                // lane to access next
  logic [8:0] left_q;                // accesses to begin
  logic [8:0] rest_q;                // lanes to come in or to go out
  logic [31:0] low_q;
  logic access, moved, last_moved;
  assign access = host_valid_o && host_ready_i;
  assign last_moved = rest_q == 9'd1;
  assign takes_o = active_o && !read_q && !stream_q;
  assign gives_o = active_o && read_q && !stream_q;

  // In: beats of the stream, or halves of DATA.
  logic beat, drop_q, packet_q, packet, in_wanted, in_valid, in_ready, in_out_valid;
  logic [63:0] in_data;
  logic [1:0] in_count;
  assign in_wanted = active_o && !read_q && stream_q && rest_q != '0;
  assign in_valid = in_wanted && (port_q ? seed_valid_i : s_axis_tvalid_i && !drop_q);
  assign s_axis_tready_o = drop_q || (in_wanted && !port_q && in_ready);
  assign seed_ready_o = in_wanted && port_q && in_ready;
  assign beat = s_axis_tvalid_i && s_axis_tready_o;
  assign packet = beat ? !s_axis_tlast_i : packet_q;
  assign wrong_o = in_valid && in_ready && !port_q && s_axis_tlast_i != last_moved;
  lanewise_mlkem_fifo #(
      .WIDTH(64),
      .DEPTH(2)
  ) u_in (
      .clk_i,
      .rst_ni,
      .clear_i(abort_i),
      .in_valid_i(in_valid),
      .in_ready_o(in_ready),
      .in_data_i(port_q ? seed_data_i : s_axis_tdata_i),
      .out_valid_o(in_out_valid),
      .out_ready_i(host_ready_i && !read_q),
      .out_data_o(in_data),
      .count_o(in_count)
  );
  assign wr_ready_o = takes_o && (!half_q || host_ready_i);

  // Out: no more reads than the queue has room for.
  logic flying_q, out_valid, out_ready, out_pop, load, free, give, open_packet_q, end_q;
  logic [63:0] out_data;
  logic [2:0] out_count;
  assign load = read_q && left_q != '0 && out_count + {2'b0, flying_q} < 3'd4;
  assign host_write_o = !read_q;
  assign host_valid_o = active_o && (read_q ? load : stream_q ? in_out_valid :
                                     wr_valid_i && half_q);
  assign host_addr_o = addr_q;
  // A queue that is empty has zeros.
  assign host_wdata_o = (active_o && !stream_q) ? {wr_data_i, low_q} : in_data;
  lanewise_mlkem_fifo #(
      .WIDTH(64),
      .DEPTH(4)
  ) u_out (
      .clk_i,
      .rst_ni,
      .clear_i(abort_i),
      .in_valid_i(host_rvalid_i && flying_q),
      .in_ready_o(out_ready),
      .in_data_i(host_rdata_i),
      .out_valid_o(out_valid),
      .out_ready_i(out_pop),
      .out_data_o(out_data),
      .count_o(out_count)
  );
  assign free = !m_axis_tvalid_o || m_axis_tready_i;
  assign give = active_o && stream_q && out_valid && free && !end_q;
  assign rd_ready_o = gives_o && out_valid;
  assign rd_data_o = half_q ? out_data[63:32] : out_data[31:0];
  assign out_pop = stream_q ? give : rd_valid_i && rd_ready_o && half_q;

  // A lane has come in at rest_q's side, or has gone out.
  assign moved = read_q ? out_pop : stream_q ? in_valid && in_ready : access;
  assign done_o = active_o && (read_q ? out_pop && last_moved : access && left_q == 9'd1);

  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      active_o <= 1'b0;
      read_q <= 1'b0;
      stream_q <= 1'b0;
      port_q <= 1'b0;
      half_q <= 1'b0;
      addr_q <= '0;
      left_q <= '0;
      rest_q <= '0;
      flying_q <= 1'b0;
      packet_q <= 1'b0;
      drop_q <= 1'b0;
    end else begin
      packet_q <= packet;
      if (abort_i) begin
        active_o <= 1'b0;
        half_q <= 1'b0;
        flying_q <= 1'b0;
        drop_q <= packet;
      end else begin
        if (beat && s_axis_tlast_i) drop_q <= 1'b0;
        if (open_i && !active_o) begin
          active_o <= 1'b1;
          read_q <= read_i;
          stream_q <= stream_i || port_i;
          port_q <= port_i;
          half_q <= 1'b0;
          addr_q <= addr_i;
          left_q <= lanes_i;
          rest_q <= lanes_i;
        end
        if (access) begin
          addr_q <= addr_q + 10'd1;
          left_q <= left_q - 9'd1;
        end
        flying_q <= access && read_q;
        // After TLAST at a wrong place nothing more is accepted, until abort_i.
        if (wrong_o) rest_q <= '0;
        else if (moved) rest_q <= rest_q - 9'd1;
        if (wr_valid_i && wr_ready_o) half_q <= !half_q;
        if (rd_valid_i && rd_ready_o) half_q <= !half_q;
        if (done_o) active_o <= 1'b0;
      end
    end
  end

  // Zeros but between both halves.
  always_ff @(posedge clk_i) begin
    if (abort_i || (wr_valid_i && wr_ready_o) == half_q) low_q <= '0;
    else if (!half_q) low_q <= wr_data_i;
  end

  // The registers at the pins. What was offered stays until it is taken.
  always_ff @(posedge clk_i) begin
    if (free && (!give || abort_i)) m_axis_tdata_o <= '0;
    else if (free) m_axis_tdata_o <= out_data;
  end
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) begin
      m_axis_tvalid_o <= 1'b0;
      m_axis_tlast_o <= 1'b0;
      open_packet_q <= 1'b0;
      end_q <= 1'b0;
    end else begin
      if (free) begin
        m_axis_tvalid_o <= (give && !abort_i) || end_q;
        m_axis_tlast_o <= end_q || (give && !abort_i && last_moved);
        if (end_q) end_q <= 1'b0;
      end
      if (give && !abort_i) open_packet_q <= !last_moved;
      if (abort_i) begin
        end_q <= open_packet_q;
        open_packet_q <= 1'b0;
      end
    end
  end

  // The queues cannot overflow: a beat is accepted, and a read begun, only if there is room.
  logic unused;
  assign unused = &{1'b0, out_ready, in_count};

`ifdef LANEWISE_ASSERT
  logic [65:0] offered_q;
  always @(posedge clk_i) begin
    offered_q <= {m_axis_tvalid_o && !m_axis_tready_i, m_axis_tlast_o, m_axis_tdata_o};
    if (rst_ni) begin
      assert (out_ready || !host_rvalid_i || !flying_q) else $fatal(1, "rule: room for what is read");
      assert (!offered_q[65] || {m_axis_tvalid_o, m_axis_tlast_o, m_axis_tdata_o} == offered_q)
      else $fatal(1, "rule: a beat stays");
      assert (active_o || !host_valid_o) else $fatal(1, "rule: access while nothing moves");
    end
  end
`endif
endmodule
