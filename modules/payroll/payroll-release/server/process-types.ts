import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import {
  type ActiveMonth,
  type DashboardEntry,
  dashboardOf,
  type Period,
} from './dashboard.queries.ts'
import type { NewHire } from './hires.queries.ts'
import type { PayrollInfo, PreparedPerson } from './prepare.queries.ts'
import type { ProcessFacts } from './process.service.ts'
import { ProcessType as KindOfProcess } from '#modules/payroll/payroll-frame/model/payroll-month.ts'

/** API types of the processes of all razones sociales. */
export const DashboardType = objectFrom<DashboardEntry>('PayrollDashboardEntry', {
  payrollMonthId: of.id('payrollMonth'),
  businessId: of.id('business'),
  businessName: of.text,
  yearMonth: of.yearMonth,
  type: of.choice(KindOfProcess),
  activity: of.text,
  workers: of.int,
  realWorkers: of.int,
  failed: of.int,
  released: of.int,
  paid: of.int,
  responsibleId: of.maybe(of.id('user')),
  responsible: of.maybe(of.text),
  state: of.text,
  stage: of.text,
  advice: of.text,
  description: of.maybe(of.text),
  bank: of.maybe(of.text),
  file: of.maybe(of.text),
  totalNet: of.maybe(of.pesos),
  totalPeople: of.maybe(of.int),
})

/** An entry of the summary of processes, and how some are read by the ids of their months. */
export const processSummary = { type: DashboardType, of: dashboardOf }

export const ActiveMonthType = objectFrom<ActiveMonth>('ActivePayrollMonth', {
  payrollMonthId: of.id('payrollMonth'),
  businessName: of.text,
  yearMonth: of.yearMonth,
  type: of.choice(KindOfProcess),
  name: of.maybe(of.text),
  calculating: of.flag,
  percent: of.maybe(of.int),
})

export const PeriodType = objectFrom<Period>('PayrollPeriod', {
  yearMonth: of.yearMonth,
  label: of.text,
  processes: of.int,
  open: of.int,
})

export const PreparedType = objectFrom<PreparedPerson>('PreparedPerson', {
  ...contractPersonSpecs,
  detail: of.text,
})

export const InfoType = objectFrom<PayrollInfo>('PayrollInfo', {
  payrollMonthId: of.id('payrollMonth'),
  hasPayrollIndicators: of.flag,
  missingIndicators: of.maybe(of.text),
  contracts: of.int,
  entering: of.int,
  leaving: of.int,
  absences: of.int,
  loans: of.int,
  incomplete: of.int,
  withoutPayment: of.int,
})

export const NewHireType = objectFrom<NewHire>('NewHire', {
  ...contractPersonSpecs,
  initialDate: of.date,
  businessName: of.text,
  jobTitle: of.text,
  area: of.maybe(of.text),
  lacks: of.list(of.text),
})

export const ProcessType = objectFrom<ProcessFacts>('PayrollProcess', {
  payrollMonthId: of.id('payrollMonth'),
  businessId: of.id('business'),
  responsibleId: of.maybe(of.id('user')),
  description: of.maybe(of.text),
  bankAccountId: of.maybe(of.id('bankAccount')),
  version: of.int,
})
