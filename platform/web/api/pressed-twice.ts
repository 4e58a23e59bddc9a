const OVERLAYS = '.ant-modal-wrap, .ant-drawer'

/**
 * A double press counts for where it began. The first press may have opened a dialog or closed one:
 * the second is then under the pointer by chance, be it «Cancelar», the main button or the page.
 * Once for the whole page.
 */
export function keepDoublePresses(): void {
  let began: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const now = event.target instanceof Element ? event.target.closest(OVERLAYS) : null
      if (event.detail <= 1) began = now
      else if (now !== began) {
        event.stopPropagation()
        event.preventDefault()
      }
    },
    { capture: true },
  )
}
