import { ref } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { type OwnAdditional, ownAdditionalPayments } from './own.queries.ts'
import { type AdditionalPaper, additionalPaper, type PaperWhy } from './paper.queries.ts'
import { additionalPdf } from './paper.service.ts'
import { GratifiedMonthType } from '#modules/payroll/gratification/server/index.ts'
import { AccruedMonthType, LineType } from './types.ts'

const ofPayment = inputFrom('OfAdditionalPayment', {
  payrollMonthId: ref('payrollMonth', 'Mes'),
  contractId: ref('contract', 'Contrato'),
})

const WhyType = objectFrom<PaperWhy>('AdditionalWhy', {
  year: of.int,
  reasons: of.list(of.text),
  yearMonths: of.list(of.object(GratifiedMonthType)),
})

query('additionalPaper', {
  input: ofPayment,
  type: objectFrom<Omit<AdditionalPaper, 'userContractId' | 'legalName' | 'businessAddress'>>(
    'AdditionalPaper',
    {
      payrollMonthId: of.id('payrollMonth'),
      contractId: of.id('contract'),
      userId: of.id('user'),
      isOwn: of.flag,
      name: of.text,
      rut: of.text,
      documentLabel: of.text,
      documentNumber: of.text,
      jobTitle: of.text,
      contractCode: of.text,
      businessName: of.text,
      businessRut: of.text,
      yearMonth: of.yearMonth,
      processName: of.maybe(of.text),
      isOpen: of.flag,
      releasedAt: of.maybe(of.dateTime),
      paymentLabel: of.text,
      earnings: of.pesos,
      deductions: of.pesos,
      net: of.pesos,
      employerCost: of.pesos,
      lines: of.list(of.object(LineType)),
      months: of.list(of.object(AccruedMonthType)),
      gratification: of.maybe(of.object(WhyType)),
    },
  ),
  run: additionalPaper,
})

query('additionalPdf', { input: ofPayment, type: FileLink, run: additionalPdf })

query('ownAdditionalPayments', {
  type: objectFrom<OwnAdditional>('OwnAdditionalPayment', {
    payrollMonthId: of.id('payrollMonth'),
    contractId: of.id('contract'),
    yearMonth: of.yearMonth,
    businessName: of.text,
    processName: of.maybe(of.text),
    earnings: of.pesos,
    deductions: of.pesos,
    net: of.pesos,
    releasedAt: of.dateTime,
    paymentLabel: of.text,
    lines: of.list(of.object(LineType)),
  }),
  many: true,
  run: ownAdditionalPayments,
})
