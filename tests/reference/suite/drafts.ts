import type { PartialInput } from '#law/input.ts'
import { type Draft } from './cases.ts'

export type Facts = Omit<PartialInput, 'month'>
export type PayslipDraft = Draft<Facts> & { readonly month: number }

export const clp = (amount: number | string) =>
  ({ amount: String(amount), currency: 'CLP' }) as const

/** Nothing but the salary: no AFP, no health, no insurance, no gratification. */
export const bare = (amount: number | string): Facts => ({
  contract: { salary: clp(amount), gratification: { mode: 'NONE' } },
  pension: { scheme: 'NONE' },
  health: { system: 'NONE' },
  unemployment: { insured: false },
})

/** What most people have: open-ended, AFP Modelo, Fonasa, gratification of art. 50. */
export const usual = (amount: number | string, more: Facts = {}): Facts => ({
  ...more,
  contract: { salary: clp(amount), ...more.contract },
  pension: { afp: 'MODELO', ...more.pension },
})
