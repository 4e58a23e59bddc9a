import { text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type Verified, verifyPayslip } from './verify.service.ts'

query('verifyPayslip', {
  input: inputFrom('VerifyPayslipInput', { code: text('Código', { max: 60 }) }),
  type: objectFrom<Verified>('VerifiedPayslip', {
    company: of.text,
    yearMonth: of.yearMonth,
    net: of.pesos,
    hash: of.text,
    isCurrent: of.flag,
    isDraft: of.flag,
  }),
  nullable: true,
  open: verifyPayslip,
})
