import type { ReactNode } from 'react'
import { StatusTag, type Tone } from '../record/StatusTag.tsx'

type Props = { children: ReactNode; tone: Tone; state: string | null | undefined }

/** The line under a page's title: the person or thing it belongs to, and its state. */
export const PageContext = ({ children, tone, state }: Props) => (
  <span className="mg-context">
    {children}
    <StatusTag tone={tone}>{state}</StatusTag>
  </span>
)

type Month = { isOpen: boolean | null; stateLabel: string | null; businessName: string | null }

/** The same for what belongs to a month. */
export const MonthContext = ({ month }: { month: Month }) => (
  <PageContext tone={month.isOpen ? 'primary' : 'success'} state={month.stateLabel}>
    <span>{month.businessName}</span>
  </PageContext>
)
