import { Dropdown, type MenuProps } from 'antd'
import { type ReactElement, useRef } from 'react'
import { OVERLAYS } from '#platform/web/screen/overlays.ts'

type Props = {
  menu: MenuProps
  disabled?: boolean
  placement?: 'bottomLeft' | 'bottomRight'
  /** The button that opens it. */
  children: ReactElement
}

/**
 * Entries behind a button. The keyboard is in them once they are open, and on the button again when
 * they are gone: after Escape, and after what was chosen unless that opens something else.
 */
export function Menu({ placement = 'bottomLeft', ...props }: Props) {
  const opener = useRef<Element>(null)
  const turn = (open: boolean) => {
    if (open) opener.current = document.activeElement
    else if (document.activeElement?.closest(`#${OVERLAYS}`)) focus(opener.current)
  }
  return (
    <Dropdown {...props} placement={placement} trigger={['click']} autoFocus onOpenChange={turn} />
  )
}

const focus = (place: Element | null) => place instanceof HTMLElement && place.focus()
