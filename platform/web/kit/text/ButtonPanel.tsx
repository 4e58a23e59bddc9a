import { Button, type ButtonProps, Popover } from 'antd'
import { type ReactNode, useState } from 'react'
import { usePanelKeys } from './usePanelKeys.ts'

type Props = Pick<ButtonProps, 'type' | 'icon' | 'aria-label'> & {
  /** What the button says; with an icon alone it has an `aria-label`. */
  label?: string
  /** At the head of what opens, and its name. */
  title: string
  children: ReactNode
}

/** Controls behind a button, such as the columns of a list. */
export function ButtonPanel({ label, title, children, ...look }: Props) {
  const [open, setOpen] = useState(false)
  const keys = usePanelKeys(() => setOpen(false))
  return (
    <Popover
      content={
        <div {...keys.panel} className="mg-chooser" aria-label={title}>
          {children}
        </div>
      }
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={keys.afterOpenChange}
      trigger="click"
      placement="bottomRight"
      title={title}
    >
      <Button aria-expanded={open} {...look}>
        {label}
      </Button>
    </Popover>
  )
}
