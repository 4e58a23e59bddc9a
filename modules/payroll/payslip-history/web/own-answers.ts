import {
  ImportedPayslips,
  OwnAdditionalPayments,
  OwnContracts,
  PayrollHistory,
} from '#generated/operations/parts/payslip-history.ts'
import { ownAnswer, type Reader } from '#platform/web/seen/own-answer.ts'

/** Whether a contract is the reader's own; of one that is not known nothing is kept. */
const isOwn = ({ read }: Reader, id: string): boolean =>
  read(OwnContracts)?.me.contracts.some((contract) => contract.id === id) ?? false

/** What its reader last saw of their own payslips opens without a network. */
export const ownAnswers = [
  ownAnswer(OwnContracts, (data) => data),
  ownAnswer(OwnAdditionalPayments, (data) => data),
  ownAnswer(PayrollHistory, (data, { input }, reader) =>
    isOwn(reader, input.contractId) ? data : undefined,
  ),
  ownAnswer(ImportedPayslips, (data, { input }, reader) =>
    isOwn(reader, input.contractId) ? data : undefined,
  ),
]
