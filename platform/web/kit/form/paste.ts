import type { ClipboardEvent } from 'react'
import { notify } from '#platform/web/look/notify.ts'

/** Cells of what a spreadsheet or a list puts in the clipboard, without empty ones. */
const cellsIn = (text: string): string[] =>
  text
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/**
 * For a field of one value: a block of cells does not become one number by losing its line breaks.
 *
 * @returns what is pasted, or `undefined` when it was refused with a word
 */
export function onePaste(event: ClipboardEvent): string | undefined {
  const text = event.clipboardData.getData('text/plain')
  const cells = cellsIn(text)
  if (cells.length <= 1) return text
  event.preventDefault()
  notify.error(`Lo copiado tiene ${cells.length} celdas y aquí va un solo valor: no se pegó.`)
  return undefined
}

/** For a field of one line: a line break that a browser would drop between two words is a blank. */
export function linePaste(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text/plain')
  const line = cellsIn(text).join(' ')
  if (line === text || !/[\t\r\n]/.test(text)) return
  event.preventDefault()
  // The one way to paste that the browser can undo; it fires the input's own events.
  document.execCommand('insertText', false, line)
}
