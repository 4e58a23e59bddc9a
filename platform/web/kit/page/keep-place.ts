import { canTakeFocus, isNowhere, lastPlace } from './useReturnFocus.ts'

/**
 * For the page: where what has the keyboard goes away, as a row that is removed or a step that is
 * done, the keyboard is in the next row, or the one before; of what is no row, at the page itself,
 * from where Tab goes on. Without it the next Tab begins at the top of the window.
 */
export function keepPlace(page: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    const last = lastPlace()
    if (!last || last.isConnected || !isNowhere()) return
    const gone = records.find(({ removedNodes }) =>
      [...removedNodes].some((one) => one.contains(last)),
    )
    if (gone) (placeBeside(gone, last) ?? page).focus({ preventScroll: true })
  })
  changes.observe(page, { childList: true, subtree: true })
  return () => changes.disconnect()
}

/** The same control of the row beside one that went away with the keyboard on it. */
function placeBeside({ removedNodes, nextSibling, previousSibling }: MutationRecord, last: Node) {
  const [row] = [...removedNodes].filter(isRow).filter((one) => one.contains(last))
  if (!row) return
  const at = controlsIn(row).findIndex((control) => control === last)
  return [nextSibling, previousSibling]
    .filter(isRow)
    .flatMap((beside) => [controlsIn(beside).at(at) ?? controlsIn(beside).at(-1) ?? []].flat())
    .find(canTakeFocus)
}

const isRow = (node: Node | null): node is Element =>
  node instanceof Element && node.matches('tr, li')

const controlsIn = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'),
]
