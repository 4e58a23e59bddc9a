import { chmodSync, mkdirSync } from 'node:fs'

/** Folders and files of people are for the account that runs the processes, and for nobody else. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Makes a folder, or closes one that an older version left open. */
export function privateFolder(folder: string, mode = PRIVATE_FOLDER): void {
  mkdirSync(folder, { recursive: true, mode })
  chmodSync(folder, mode)
}

/**
 * Of the folder that holds all data. Where root starts the embedded PostgreSQL, it runs as somebody
 * else, who must be able to walk through, and still sees no names.
 */
export const dataFolderMode = (): number => (process.getuid?.() === 0 ? 0o711 : PRIVATE_FOLDER)
