// npm run restore -- ARCHIVO [--passphrase-file RUTA] [--replace]: the installation of a backup, in
// DATA_DIR. It is unpacked, started and migrated aside, and takes its place at the very end.
import { runCommand } from './archive/command.ts'
import { restore } from './archive/restore.ts'

await runCommand(restore)
