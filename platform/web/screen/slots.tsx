import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'

/** A choice of a reference field, or something that the palette found. */
export type Option = {
  value: string
  label: string
  hint?: string
  disabled?: boolean
  /** The heading of its group in a list. */
  group?: string | null
  /** More words that it is found by, such as a RUT. */
  words?: string
}

/** Finds the rows that a `ref(entity)` field may point at. */
export type ReferenceSource = {
  /** The right with which its rows are read: whoever lacks it is not offered them. */
  needs?: Permission
  search(text: string, signal: AbortSignal): Promise<readonly Option[]>
  /** The option of a value that is already chosen. */
  find?(value: string, signal: AbortSignal): Promise<Option | undefined>
  /** Where there is only one row, a form that asks for it begins with it. */
  beginsWithOnly?: true
}

/** Something the command palette can open or do. */
export type Found = {
  key: string
  title: string
  hint?: string
  group: string
  to?: string
  run?: () => void
  permission?: Permission
  /** More words to be found by. */
  words?: string
}

export type ActiveProcess = {
  key: string
  name: string
  yearMonth: number
  to: string
  /** What is happening to it now: «Calculando 40 %». */
  note?: string
}
export type Notification = { key: string; title: string; at: string; to?: string; read: boolean }

/** A day on which nobody works, and why. */
export type NamedDay = { date: ISODate; name: string }

/** What waits for the answer of the person, and where it is answered. */
export type Waiting = {
  path: string
  /** What waits and what is unread, counted up to a hundred: the bell says «99+». */
  count: (signal: AbortSignal) => Promise<{ pending: number; unread: number }>
}

/** What the platform needs from the modules without knowing them. Filled in apps/web/slots.ts. */
export type Slots = {
  references: Readonly<Record<string, ReferenceSource>>
  people?: {
    permission: Permission
    find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>
  }
  actions: readonly Found[]
  activeProcesses?: {
    permission: Permission
    load: (signal: AbortSignal) => Promise<readonly ActiveProcess[]>
  }
  waiting?: Waiting
  notifications?: {
    path: string
    newest: (signal: AbortSignal) => Promise<readonly Notification[]>
  }
  /** The days off that calendars grey. */
  daysOff?: {
    needs: Permission
    load: (signal: AbortSignal) => Promise<readonly NamedDay[]>
  }
  signOut: () => Promise<void>
  stopActing: () => Promise<void>
  saveTheme: (theme: 'light' | 'dark' | 'system') => Promise<void>
  ownRecordPath?: string
  /** Where one asks the company for one's own data. */
  ownDataPath?: string
  /** Where one changes one's own password and sees one's sessions. */
  accountPath?: string
  /** When the session ends, asked as use or only to know. */
  sessionEnds: (background: boolean) => Promise<{ until: string; idleUntil: string }>
  /** The page that explains why one may not. */
  whyPath?: string
}

const SlotsContext = createContext<Slots | undefined>(undefined)

export const SlotsProvider = ({ slots, children }: { slots: Slots; children: ReactNode }) => (
  <SlotsContext value={slots}>{children}</SlotsContext>
)

/** The days off, where somebody is signed in: fields of dates stand on other pages too. */
export const useDaysOffSource = () => useContext(SlotsContext)?.daysOff

export function useSlots(): Slots {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('useSlots() is for screens behind sign-in')
  return slots
}
