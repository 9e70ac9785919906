// SPDX-License-Identifier: Apache-2.0 OR MIT
// BouncyCastle's SPHINCS+ behind the line protocol of ../schemes.py: sphincs, with sizes such as
// 128F-ROBUST. Java runs this file as it is, with the jar in the class path.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.params.ParametersWithRandom;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusKeyGenerationParameters;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusKeyPairGenerator;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusParameters;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusPrivateKeyParameters;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusPublicKeyParameters;
import org.bouncycastle.pqc.crypto.sphincsplus.SPHINCSPlusSigner;

public class Oracle {
    /** Gives bytes as they were given to it. */
    static class Given extends SecureRandom {
        private final byte[] bytes;
        private int at;

        Given(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public void nextBytes(byte[] to) {
            System.arraycopy(bytes, at, to, 0, to.length);
            at += to.length;
        }
    }

    static SPHINCSPlusParameters parameters(String size) throws Exception {
        String name = "shake_" + size.toLowerCase().replace("-simple", "").replace("-", "_");
        Field field = SPHINCSPlusParameters.class.getField(name);
        return (SPHINCSPlusParameters) field.get(null);
    }

    static byte[] joined(byte[]... parts) {
        byte[] all = new byte[0];
        for (byte[] part : parts) {
            int at = all.length;
            all = Arrays.copyOf(all, at + part.length);
            System.arraycopy(part, 0, all, at, part.length);
        }
        return all;
    }

    static byte[][] answer(String[] words) throws Exception {
        SPHINCSPlusParameters p = parameters(words[1]);
        byte[][] a = new byte[words.length - 3][];
        for (int i = 0; i < a.length; i++) {
            a[i] = words[i + 3].equals("-") ? new byte[0] : HexFormat.of().parseHex(words[i + 3]);
        }
        SPHINCSPlusSigner signer = new SPHINCSPlusSigner();
        switch (words[2]) {
            case "keygen" -> {
                SPHINCSPlusKeyPairGenerator made = new SPHINCSPlusKeyPairGenerator();
                made.init(new SPHINCSPlusKeyGenerationParameters(new Given(a[0]), p));
                AsymmetricCipherKeyPair pair = made.generateKeyPair();
                var pk = (SPHINCSPlusPublicKeyParameters) pair.getPublic();
                var sk = (SPHINCSPlusPrivateKeyParameters) pair.getPrivate();
                return new byte[][] {
                    joined(pk.getSeed(), pk.getRoot()),
                    joined(sk.getSeed(), sk.getPrf(), sk.getPublicSeed(), sk.getRoot())
                };
            }
            case "sign" -> {
                int n = a[0].length / 4;
                var sk =
                        new SPHINCSPlusPrivateKeyParameters(
                                p,
                                Arrays.copyOfRange(a[0], 0, n),
                                Arrays.copyOfRange(a[0], n, 2 * n),
                                Arrays.copyOfRange(a[0], 2 * n, 3 * n),
                                Arrays.copyOfRange(a[0], 3 * n, 4 * n));
                signer.init(
                        true, a[3].length > 0 ? new ParametersWithRandom(sk, new Given(a[3])) : sk);
                return new byte[][] {signer.generateSignature(a[1])};
            }
            default -> {
                signer.init(false, new SPHINCSPlusPublicKeyParameters(p, a[0]));
                return new byte[][] {{(byte) (signer.verifySignature(a[1], a[3]) ? 1 : 0)}};
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            StringBuilder text = new StringBuilder("ok");
            try {
                for (byte[] part : answer(line.split(" "))) {
                    text.append(' ').append(HexFormat.of().formatHex(part));
                }
            } catch (Exception e) {
                text = new StringBuilder("failed " + e);
            }
            System.out.println(text);
        }
    }
}
