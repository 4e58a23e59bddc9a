import { objectFrom, of } from '#platform/server/graphql/object.ts'
import type { activeContracts } from './contracts.queries.ts'
import type { payrollRun, payrollRunErrors, recalculations } from './runs.queries.ts'

/** API types that are no entities: runs, errors, contracts of a month. */
export const RunType = objectFrom<Awaited<ReturnType<typeof payrollRun>>>('PayrollRun', {
  payrollMonthId: of.id('payrollMonth'),
  jobId: of.maybe(of.id('job')),
  status: of.text,
  done: of.int,
  total: of.int,
  message: of.maybe(of.text),
  error: of.maybe(of.text),
  startedAt: of.maybe(of.dateTime),
  finishedAt: of.maybe(of.dateTime),
  calculated: of.int,
  failed: of.int,
  recalculated: of.maybe(of.int),
  unchanged: of.maybe(of.int),
})

export const ErrorType = objectFrom<Awaited<ReturnType<typeof payrollRunErrors>>['rows'][number]>(
  'PayslipError',
  {
    contractId: of.id('contract'),
    userId: of.id('user'),
    contractCode: of.text,
    rut: of.text,
    name: of.text,
    code: of.text,
    message: of.text,
    field: of.maybe(of.text),
  },
)

export const ContractType = objectFrom<Awaited<ReturnType<typeof activeContracts>>[number]>(
  'ContractInMonth',
  {
    contractId: of.id('contract'),
    userId: of.id('user'),
    contractCode: of.text,
    name: of.text,
    rut: of.text,
    jobTitle: of.text,
    area: of.maybe(of.text),
  },
)

export const NetType = objectFrom<Awaited<ReturnType<typeof recalculations>>[number]>(
  'Recalculation',
  {
    contractId: of.id('contract'),
    net: of.pesos,
    before: of.maybe(of.pesos),
    revisions: of.int,
    recalculatedAt: of.maybe(of.dateTime),
  },
)
