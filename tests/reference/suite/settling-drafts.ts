import { pairs, written } from './cases.ts'
import { causes, type FiniquitoDraft } from './finiquito-drafts.ts'

/** Ley 19.728, art. 13: the employer's part of the account, against the years alone. */
export function insurance(): FiniquitoDraft[] {
  const balances = ['0', '412345', '4500000', '4500001', '9999999']
  return pairs(balances, causes).map(([balance, [ending, name]]) => ({
    title: `Saldo de la AFC de ${written(balance)}: ${name.toLowerCase()}`,
    payMonth: '2026-09',
    facts: {
      ending,
      start: '2021-09-01',
      end: '2026-08-31',
      pay: { salary: '900000' },
      afcEmployerBalance: balance,
    },
    codes: ['INDEMNIZACION_ANOS', 'DESCUENTO_AFC', 'TOTAL_DESCUENTOS', 'TOTAL_FINIQUITO'],
    source: 'Ley 19.728, art. 13',
  }))
}

/** Arts. 71 and 73: days of the calendar at a thirtieth of the pay. */
export function vacations(): FiniquitoDraft[] {
  const days = [
    ['1.25', 0],
    ['3.75', 2],
    ['9.89', 4],
    ['15', 6],
    ['22.41667', 12],
    ['42.5', 19],
  ] as const
  return pairs(days, ['553553', '1431064', '4200000']).map(([[business, off], salary]) => ({
    title: `Feriado de ${written(business)} hábiles y ${off} inhábiles con ${written(salary)}`,
    payMonth: '2026-08',
    facts: {
      ending: 'RENUNCIA',
      start: '2024-02-01',
      end: '2026-07-31',
      pay: { salary },
      vacation: { businessDays: business, nonWorkingDays: off },
    },
    codes: ['FERIADO_CORRIDOS', 'FERIADO', 'TOTAL_FINIQUITO'],
    source: 'Código del Trabajo, arts. 67, 71 y 73; DT, Ord. 826/13 de 2007',
  }))
}

/** Advances, loans, alimony and the last payslip; nobody is paid less than nothing. */
export function offsets(): FiniquitoDraft[] {
  const taken = [
    ['anticipo', { deductions: { advances: '150000' } }],
    ['préstamo mayor que el pago', { deductions: { loans: '9000000' } }],
    ['otros descuentos', { deductions: { others: '33333' } }],
    ['pensión de alimentos', { alimony: { pesos: '230000' } }],
    ['alimentos del 30% de los años', { alimony: { percent: '30' } }],
    ['última liquidación', { lastPayslip: '612345' }],
    [
      'todo junto',
      {
        deductions: { advances: '50000', loans: '120000', others: '7000' },
        alimony: { pesos: '230000', percent: '25' },
        lastPayslip: '612345',
      },
    ],
  ] as const
  return pairs(taken, ['NECESIDADES', 'RENUNCIA', 'MUERTE', 'AUTODESPIDO']).map(
    ([[name, more], ending]) => ({
      title: `Finiquito con ${name}: ${ending.toLowerCase()}`,
      payMonth: '2026-08',
      facts: {
        ending,
        start: '2022-05-16',
        end: '2026-07-15',
        pay: { salary: '870000' },
        vacation: { businessDays: '6.5', nonWorkingDays: 2 },
        ...more,
      },
      codes: [
        'TOTAL_HABERES',
        'ALIMENTOS_AVISO',
        'ALIMENTOS_ANOS',
        'TOTAL_DESCUENTOS',
        'TOTAL_FINIQUITO',
        'SALDO_EN_CONTRA',
        'PAGO_FAMILIARES',
      ],
      source: 'Código del Trabajo, arts. 58, 60 y 177; Ley 14.908, art. 13',
    }),
  )
}

/** Pacts over the law, domestic workers, invalidity, contracts before 14-08-1981. */
export function special(): FiniquitoDraft[] {
  const forms = [
    ['pacto de 45 días por año', { pact: { daysPerYear: '45' } }],
    ['pacto de 30 días con toda causal', { pact: { daysPerYear: '30', anyCause: true } }],
    ['pacto menor que la ley', { pact: { daysPerYear: '15' } }],
    ['casa particular', { domesticWorker: true, fundBalance: '1234567' }],
    ['contrato de 1979', { start: '1979-04-01' }],
  ] as const
  return pairs(forms, causes).map(([[name, more], [ending, cause]]) => ({
    title: `${cause}, ${name}`,
    payMonth: '2026-08',
    facts: {
      ending,
      start: '2017-01-16',
      end: '2026-07-31',
      pay: { salary: '640000', gratification: '160000' },
      ...more,
    },
    codes: [
      'ANOS_INDEMNIZADOS',
      'INDEMNIZACION_ANOS',
      'INCREMENTO_INVALIDEZ',
      'INDEMNIZACION_AVISO',
      'MEJORA_PACTADA',
      'TODO_EVENTO',
      'TOTAL_FINIQUITO',
    ],
    source: 'Código del Trabajo, arts. 161 bis, 163 y 7 transitorio',
  }))
}
