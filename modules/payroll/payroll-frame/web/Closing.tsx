import type { Settles } from '#platform/web/kit/form/useSaveBefore.ts'
import { joined } from '#platform/web/screen/joined-place.tsx'

/** A process that may be closed, and what its page says of that. */
export type CloseProps = {
  id: string
  /** What is typed of it, which is not closed unsaved. */
  settles: Settles
  /** «Cerrar mes». */
  label: string
  /** What closing does, for the question before it. */
  text: string
  /** Why it cannot be closed now. */
  disabled?: string | undefined
  /** The totals of a payroll are said before it closes. */
  sums?: true
  /** Contracts that would be left out. */
  failed: number
  /** It is the one thing to do next. */
  ready: boolean
  /** What is said when it is closed. */
  done: string
}

/** How a process is closed: by one person, or asked for and approved by another. */
export const { provide: provideClosing, Place: Closing } =
  joined<CloseProps>('how a process is closed')
