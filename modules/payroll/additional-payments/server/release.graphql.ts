import { ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import {
  type AdditionalReleased,
  additionalRelease,
  additionalWithoutMail,
  type AdditionalWithoutMail,
  releaseAdditionalPayments,
} from './release.service.ts'

export const ofAdditionalMonth = inputFrom('OfAdditionalMonth', {
  payrollMonthId: ref('payrollMonth', 'Mes'),
})

const ReleaseType = objectFrom<AdditionalReleased>('AdditionalRelease', {
  payrollMonthId: of.id('payrollMonth'),
  total: of.int,
  released: of.int,
  mailed: of.int,
  withoutMail: of.int,
  releasedAt: of.maybe(of.dateTime),
})

query('additionalRelease', { input: ofAdditionalMonth, type: ReleaseType, run: additionalRelease })

list('additionalWithoutMail', {
  filter: inputFrom('AdditionalWithoutMailFilter', { payrollMonthId: ref('payrollMonth', 'Mes') }),
  type: objectFrom<AdditionalWithoutMail>('AdditionalWithoutMail', {
    ...contractPersonSpecs,
    rut: of.text,
  }),
  sort: ['name'],
  run: additionalWithoutMail,
})

mutation('releaseAdditionalPayments', {
  input: ofAdditionalMonth,
  type: ReleaseType,
  run: releaseAdditionalPayments,
})
