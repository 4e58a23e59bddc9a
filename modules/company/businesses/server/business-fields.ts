import { bankList, byCode } from '#chile/catalogues.ts'
import { derivedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { Business } from '../model/business.ts'
import { BankAccountType, BusinessType } from './businesses.graphql.ts'

const specs = specsOf(Business, ['mutualCode', 'sannaRate', 'ccafCode'])

// The names by which the specification has codes and rates of a razón social.
derivedFields(
  BusinessType,
  ({ mutualCode, sannaRate, ccafCode }) => ({
    mutualId: mutualCode,
    sanna: sannaRate,
    ccafId: ccafCode,
  }),
  { mutualId: specs.mutualCode, sanna: specs.sannaRate, ccafId: specs.ccafCode },
)

derivedFields(
  BankAccountType,
  ({ bankCode }) => ({ bank: byCode(bankList, bankCode)?.name ?? null }),
  { bank: of.maybe(of.text) },
)
