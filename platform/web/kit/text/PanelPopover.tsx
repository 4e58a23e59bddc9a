import { Popover } from 'antd'
import type { ReactElement, ReactNode } from 'react'
import { usePanelKeys } from './usePanelKeys.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** At the head of what opens, and its name. */
  title: string
  className?: string
  content: ReactNode
  /** The button beside which it opens. */
  children: ReactElement
}

/** What opens beside a button, with controls that are walked by keys. */
export function PanelPopover({ content, className, ...props }: Props) {
  const { onOpenChange, title } = props
  const keys = usePanelKeys(() => onOpenChange(false))
  return (
    <Popover
      {...props}
      content={
        <div {...keys.panel} className={className} aria-label={title}>
          {content}
        </div>
      }
      afterOpenChange={keys.afterOpenChange}
      trigger="click"
      placement="bottomRight"
    />
  )
}
