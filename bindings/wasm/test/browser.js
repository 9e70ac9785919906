// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * The checks in a browser: node browser.js PROGRAM, which is a Chromium that takes --headless. A page
 * on this machine runs them and sends back what it found.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TYPES = { js: "text/javascript", wasm: "application/wasm", txt: "text/plain", html: "text/html" };
const SECONDS = 120;
const PAGE = `<!doctype html><script type="module">
const found = [];
try {
  const { load } = await import("/bindings/wasm/lanewise.js");
  const { checks } = await import("/bindings/wasm/test/checks.js");
  await load({ simd: !location.search.includes("plain") });
  const text = async (name) => (await fetch("/" + name)).text();
  for (const [name, check] of Object.entries(checks))
    found.push([name, await check(text, false).then(() => "passed", (e) => String(e))]);
} catch (e) {
  found.push(["the page", String(e)]);
}
await fetch("/found", { method: "POST", body: JSON.stringify(found) });
</script>`;

/** What the page at `path` of this server sends back. */
function visit(program, path) {
  return new Promise((resolve, reject) => {
    let [browser, folder] = [null, null];
    const server = createServer(async (request, response) => {
      if (request.method === "POST") {
        let body = "";
        for await (const part of request) body += part;
        response.end();
        return done(resolve, JSON.parse(body));
      }
      const name = normalize(request.url.split("?")[0]).replace(/^\/+/, "");
      const body = name ? await readFile(join(ROOT, name)).catch(() => null) : PAGE;
      const type = name ? (TYPES[name.split(".").pop()] ?? "text/plain") : TYPES.html;
      response.writeHead(body === null ? 404 : 200, { "content-type": type }).end(body ?? "");
    });
    const late = setTimeout(() => done(reject, new Error(`no answer in ${SECONDS} s`)), 1000 * SECONDS);
    function done(settle, value) {
      clearTimeout(late);
      server.close();
      server.closeAllConnections();
      const gone = () => rm(folder, { recursive: true, force: true, maxRetries: 9 }).then(() => settle(value), reject);
      if (browser.exitCode !== null || browser.signalCode !== null) return gone();
      browser.once("exit", gone);
      process.kill(-browser.pid, "SIGKILL"); // its group: the program may be a script that starts it
    }
    server.listen(0, "127.0.0.1", async () => {
      folder = await mkdtemp(join(tmpdir(), "lanewise-"));
      const address = `http://127.0.0.1:${server.address().port}${path}`;
      const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
      browser = spawn(program, [...options, `--user-data-dir=${folder}`, "--remote-debugging-port=0", address], {
        detached: true, // a group of its own
        stdio: "ignore",
      });
      browser.once("error", reject);
    });
  });
}

let failed = 0;
for (const [module, path] of Object.entries({ "with vectors": "/", "without vectors": "/?plain" }))
  for (const [name, result] of await visit(process.argv[2], path)) {
    console.log(`${result === "passed" ? "passed" : "FAILED"} ${module}: ${name} ${result === "passed" ? "" : result}`);
    failed += result !== "passed";
  }
process.exit(failed ? 1 : 0);
