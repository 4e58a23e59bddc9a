import { bankList } from '#chile/catalogues.ts'
import { AccountType } from '#modules/company/businesses/model/business.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { PaymentKind } from '../model/catalogs.ts'

type Choice = { code: string; name: string }
type WaysToPay = { banks: Choice[]; accountTypes: Choice[]; paymentMethods: Choice[] }

const ChoiceType = objectFrom<Choice>('PaymentChoice', { code: of.text, name: of.text })
const choices = of.list(of.object(ChoiceType))

/** What a payment method of somebody is written with: the same for every company. */
query('bankAndPaymentMethod', {
  type: objectFrom<WaysToPay>('BankAndPaymentMethod', {
    banks: choices,
    accountTypes: choices,
    paymentMethods: choices,
  }),
  run: async () => ({
    banks: bankList
      .filter(({ kind }) => kind !== 'HISTORICAL')
      .map(({ code, name }) => ({ code, name })),
    accountTypes: wordsOf(AccountType),
    paymentMethods: wordsOf(PaymentKind),
  }),
})

const wordsOf = <Code extends string>(of: {
  readonly values: readonly Code[]
  readonly label: (code: Code) => string
}): Choice[] => of.values.map((code) => ({ code, name: of.label(code) }))
