import { Button, type ButtonProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { PanelPopover } from './PanelPopover.tsx'

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
  return (
    <PanelPopover
      open={open}
      onOpenChange={setOpen}
      title={title}
      className="mg-chooser"
      content={children}
    >
      <Button aria-expanded={open} {...look}>
        {label}
      </Button>
    </PanelPopover>
  )
}
