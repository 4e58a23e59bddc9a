// npm run backup -- [ARCHIVO] [--passphrase-file RUTA | --plain]: everything of the embedded
// installation in one file, while it serves or not.
import { backUp } from './archive/back-up.ts'
import { runCommand } from './archive/command.ts'

await runCommand(backUp)
