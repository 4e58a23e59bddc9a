import { choice, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, objectOf, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { RunningJobType } from '#platform/server/graphql/running-job.ts'
import { PartyChannel, PartyKind, PartyState, ThirdParty } from '../model/party.ts'
import type { PartyLine } from './stored-amounts.queries.ts'
import { type ThirdPartyMonth, thirdPartyMonths } from './months.queries.ts'
import {
  createThirdPartyList,
  owedParties,
  type OwedParty,
  type PartiesOfMonth,
  setThirdParty,
  thirdParties,
  thirdPartyLines,
} from './parties.service.ts'

const month = ref('payrollMonth', 'Mes')
const { kind, code, userId, syndicateId, channel, supplierId } = ThirdParty.fields
const party = { kind, code, userId, syndicateId }

list('thirdPartyMonths', {
  type: objectFrom<ThirdPartyMonth>('ThirdPartyMonth', {
    payrollMonthId: of.id('payrollMonth'),
    yearMonth: of.yearMonth,
    businessName: of.text,
  }),
  filter: inputFrom('ThirdPartyMonthsFilter', {
    businessId: optional(ref('business', 'Razón social')),
  }),
  sort: ['yearMonth'],
  run: thirdPartyMonths,
})

const PartyType = objectFrom<OwedParty>('ThirdPartyOwed', {
  key: of.text,
  kind: of.choice(PartyKind),
  code: of.text,
  userId: of.maybe(of.id('user')),
  syndicateId: of.maybe(of.id('syndicate')),
  label: of.text,
  total: of.pesos,
  people: of.int,
  channel: of.choice(PartyChannel),
  state: of.choice(PartyState),
  supplierId: of.maybe(of.id('supplier')),
  supplierName: of.maybe(of.text),
  version: of.int,
})

query('thirdParties', {
  input: inputFrom('ThirdPartiesInput', { payrollMonthId: month }),
  type: objectFrom<PartiesOfMonth>('ThirdPartiesOfMonth', {
    payrollMonthId: of.id('payrollMonth'),
    businessName: of.text,
    yearMonth: of.yearMonth,
    /** While the worker adds up a large month: what is answered is that of before. */
    making: of.maybe(of.object(RunningJobType)),
    parties: of.int,
    ready: of.int,
    readyTotal: of.pesos,
    squares: of.list(
      of.object(
        objectFrom<PartiesOfMonth['squares'][number]>('ThirdPartySquare', {
          label: of.text,
          payslips: of.pesos,
          owed: of.pesos,
          kept: of.pesos,
        }),
      ),
    ),
  }),
  run: thirdParties,
})

list('owedParties', {
  type: PartyType,
  filter: inputFrom('OwedPartiesFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
    kind: optional(choice(PartyKind, 'Tipo')),
    state: optional(choice(PartyState, 'Estado')),
    key: optional(text('Tercero', { max: 100 })),
  }),
  sort: ['total', 'label'],
  run: owedParties,
})

list('thirdPartyLines', {
  type: objectFrom<PartyLine>('ThirdPartyLine', {
    contractId: of.id('contract'),
    name: of.text,
    rut: of.text,
    label: of.text,
    amount: of.pesos,
  }),
  filter: inputFrom('ThirdPartyLinesFilter', { payrollMonthId: month, ...party }),
  sort: ['amount'],
  run: thirdPartyLines,
})

mutation('setThirdParty', {
  input: inputFrom('SetThirdPartyInput', {
    ...party,
    channel,
    supplierId,
    version: integer('Versión'),
  }),
  type: objectOf(ThirdParty),
  run: setThirdParty,
})

mutation('createThirdPartyList', {
  input: inputFrom('CreateThirdPartyListInput', {
    payrollMonthId: month,
    templateId: optional(ref('bankTemplate', 'Plantilla')),
    builtin: optional(text('Formato', { max: 20 })),
  }),
  type: objectFrom<{ id: number; state: string; people: number; total: number }>(
    'ThirdPartyListMade',
    { id: of.id('paymentList'), state: of.text, people: of.int, total: of.pesos },
  ),
  run: createThirdPartyList,
})
