import type { ReactNode } from 'react'
import { useArea } from '#platform/web/screen/area.ts'
import { EmptyDrawing } from './EmptyDrawing.tsx'

type Props = {
  title: string
  /** What will be here, and why it is not yet. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
}

/** Where nothing is yet: says what will be here and offers the first step. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className="mg-empty">
    <EmptyDrawing area={useArea()} />
    <h2 className="mg-empty-title">{title}</h2>
    {children && <p className="soft">{children}</p>}
    {action}
  </div>
)
