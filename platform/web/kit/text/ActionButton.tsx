import { Button, type ButtonProps, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Permission } from '#access/services.ts'
import { useNavigate } from 'react-router'
import { NO_PERMISSION, useCan } from '#platform/web/screen/me.tsx'
import { useMayOpen } from '#platform/web/screen/useMayOpen.ts'
import { useAsk } from '../page/Dialog.tsx'
import { type Settles, useSaveBefore } from '../form/useSaveBefore.ts'

/** `primary`: the one of the view. `next`: the copper one, for the one thing to do next. */
const types = {
  primary: 'primary',
  next: 'primary',
  plain: 'default',
  text: 'text',
  /** One of many in a column, where words in bold would outweigh the figures. */
  link: 'link',
} as const

type Props = Pick<ButtonProps, 'icon' | 'danger' | 'size' | 'block' | 'htmlType' | 'loading'> & {
  children: string
  onClick?: () => unknown
  to?: string
  look?: keyof typeof types
  permission?: Permission
  /** What is needed besides, such as the rows that its form chooses from. */
  besides?: readonly Permission[]
  /** With `hide`, whoever may not does not see it; otherwise it is disabled and says why. */
  without?: 'hide' | 'explain'
  /** Why it is not possible now. */
  disabled?: string | undefined
  /** It works on what is stored: what was typed and not saved is saved first, or left out. */
  settles?: Settles
  /** Asked before it runs; `title` is the button's own text unless given. */
  confirm?: string | { title?: string; text: ReactNode }
}

/** A button that is locked while it works, and that says why when it cannot. */
export function ActionButton(props: Props) {
  const {
    children,
    onClick,
    to,
    look = 'plain',
    permission,
    besides = [],
    without = 'hide',
    confirm,
    disabled,
    settles,
    ...rest
  } = props
  const can = useCan()
  const navigate = useNavigate()
  const question = useAsk()
  const [busy, setBusy] = useState(false)
  const opens = useMayOpen()
  const allowed = can(permission) && besides.every(can) && (!to || opens(to))
  if (!allowed && without === 'hide') return null
  const reason = allowed ? disabled : NO_PERMISSION

  const act = async () => {
    setBusy(true)
    try {
      if (to) await navigate(to)
      else await onClick?.()
    } finally {
      setBusy(false)
    }
  }
  const settle = useSaveBefore()
  const press = async () => {
    if (reason || (settles && !(await settle(settles, children.toLowerCase())))) return
    if (!confirm) return void act()
    const asked = typeof confirm === 'string' ? { text: confirm } : confirm
    void question({
      title: asked.title ?? children,
      text: asked.text,
      okText: children,
      danger: rest.danger ?? false,
      onOk: act,
    })
  }
  const button = (
    <Button
      {...rest}
      {...(look === 'next' ? { className: 'mg-next' } : {})}
      type={types[look]}
      loading={busy || (rest.loading ?? false)}
      // Not `disabled`: the keyboard must reach it to hear the reason.
      {...(reason ? { 'aria-disabled': true } : to ? { 'data-leads': to } : {})}
      onClick={() => void press()}
    >
      {children}
    </Button>
  )
  return reason ? <Tooltip title={reason}>{button}</Tooltip> : button
}
