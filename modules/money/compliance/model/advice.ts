/** What the product knows of the file of a duty, by its state; nothing where it makes none. */
export type FileState = 'NONE' | 'MAKING' | 'FAILED' | 'STALE' | 'ERRORS' | 'WARNINGS' | 'CLEAN'

const words: Readonly<Record<FileState, string>> = {
  NONE: 'El archivo no está hecho',
  MAKING: 'El archivo se está haciendo',
  FAILED: 'El archivo no se pudo hacer',
  STALE: 'El archivo quedó desactualizado: el mes se reabrió',
  ERRORS: 'El archivo tiene errores',
  WARNINGS: 'El archivo está hecho, con avisos',
  CLEAN: 'El archivo está hecho',
}

type Known = { readonly isOpen: boolean; readonly isDone: boolean; readonly file: FileState | null }

/**
 * What to do next of a duty: close the month, make its file, or declare it. A duty that is met on a
 * file that went stale asks for another look, too.
 */
export function adviceFor({ isOpen, isDone, file }: Known): string | null {
  if (isDone) return file === 'STALE' ? 'El mes cambió después: vea si rectifica' : null
  if (isOpen) return 'El mes está abierto: ciérrelo primero'
  return file === null ? null : words[file]
}
