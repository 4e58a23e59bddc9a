import { type Concept, concept, earning } from '../concept.ts'
import { partOfMinimum } from './salary.ts'

const source = 'Código del Trabajo, arts. 30 a 32; Dirección del Trabajo, cálculo de la hora extra'
const before =
  'Ley 21.561: la hora se paga con la jornada máxima del día en que se trabajó, antes del cambio.'

/** Pay of hours at a surcharge. `factor`: which published factor replaces the exact fraction. */
function hoursPaid(
  exact: boolean,
  line: { code: string; label: string; hours: string; surcharge: string; side?: '_INICIO' },
): Concept {
  const { code, label, hours, surcharge, side = '' } = line
  const factor = surcharge === '200%' ? `FACTOR_HORA_DOBLE${side}` : `FACTOR_HORA_EXTRA${side}`
  return earning({
    code,
    label,
    classes: ['BASE_GRATIFICACION'],
    formula: exact
      ? `BASE_HORA * NUMERADOR_HORA * (${surcharge}) * ${hours} / DIVISOR_HORA${side}`
      : `BASE_HORA * ${factor} * ${hours}`,
    source,
    lre: 2102,
    ...(side ? { note: before } : {}),
  })
}

const factor = (code: string, label: string, surcharge: string, side = ''): Concept =>
  concept({
    code,
    label,
    unit: 'número',
    decimals: 7,
    rounding: 'TRUNCATE',
    max: 9_999_999_999,
    formula: `NUMERADOR_HORA * (${surcharge}) / DIVISOR_HORA${side}`,
    source,
    note: 'Se publica cortado a siete decimales. La paga usa la fracción exacta, salvo ajuste.',
  })

const divisor = (code: string, label: string, maximum: string): Concept =>
  concept({
    code,
    label,
    unit: 'horas',
    decimals: 2,
    min: 1,
    max: 1_199_970,
    formula: `
SI(DIAS_CICLO > 0; SI(FORMA_PAGO = "SEMANAL"; 7; 30) * MAX(1; HORAS_CICLO);
  SI(FORMA_PAGO = "MENSUAL"; 30; 1) * MIN(MAX(1; JORNADA_SEMANAL); ${maximum}))`,
    source,
    note: 'Con sueldo mensual la hora es sueldo ÷ 30 × 28 ÷ (4 × jornada): 7 ÷ (30 × jornada).',
  })

/** What a week or a day has of an amount of the month. */
const ofTheMonth = 'SI(FORMA_PAGO = "MENSUAL"; 30; SI(FORMA_PAGO = "SEMANAL"; 7; 1)) / 30'

/** The ordinary hour, hours over it, Sunday hours of commerce, and hours not worked. */
export function overtime({ exact }: { exact: boolean }): readonly Concept[] {
  return [
    concept({
      code: 'BASE_HORA',
      label: 'Base de la hora extraordinaria',
      decimals: 4,
      max: 9_999_999_999_999,
      formula: `
SI(ART_22;
  0;
  MAX(
    SUELDO_CONTRATO + SUMA(BASE_HORAS_EXTRA) * ${ofTheMonth}
      + SI(DIAS_JORNAL = 0; 0; SEMANA_CORRIDA_JORNAL / MAX(1; DIAS_JORNAL));
    IMM * ${partOfMinimum} * ${ofTheMonth}))`,
      source: 'Código del Trabajo, arts. 32 inc. 3, 44 inc. 3 y 45 inc. 3',
      note:
        'El sueldo pactado y los estipendios fijos del mes entero, aunque haya días perdidos; ' +
        'nunca menos que el ingreso mínimo de su jornada. Quien gana por semana o por día suma ' +
        'de ambos lo que les toca.',
    }),
    concept({
      code: 'NUMERADOR_HORA',
      label: 'Numerador de la hora',
      unit: 'número',
      max: 31,
      formula: `
SI(DIAS_CICLO > 0; DIAS_CICLO * 1;
  SI(FORMA_PAGO = "MENSUAL"; 7; SI(FORMA_PAGO = "DIARIA"; DIAS_SEMANA * 1; 1)))`,
      source,
    }),
    divisor('DIVISOR_HORA', 'Divisor de la hora', 'JORNADA_MAXIMA'),
    divisor('DIVISOR_HORA_INICIO', 'Divisor de la hora antes del cambio', 'JORNADA_MAXIMA_INICIO'),
    ...informative,
    hoursPaid(exact, {
      code: 'HORAS_EXTRA',
      label: 'Horas extraordinarias',
      hours: 'HORAS_NORMALES',
      surcharge: '100% + RECARGO_HORAS',
    }),
    hoursPaid(exact, {
      code: 'HORAS_EXTRA_DOBLES',
      label: 'Horas extraordinarias al 100%',
      hours: 'HORAS_DOBLES',
      surcharge: '200%',
    }),
    hoursPaid(exact, {
      code: 'HORAS_EXTRA_ANTES',
      label: 'Horas extraordinarias, jornada anterior',
      hours: 'HORAS_NORMALES_ANTES',
      surcharge: '100% + RECARGO_HORAS',
      side: '_INICIO',
    }),
    hoursPaid(exact, {
      code: 'HORAS_EXTRA_DOBLES_ANTES',
      label: 'Horas extraordinarias al 100%, jornada anterior',
      hours: 'HORAS_DOBLES_ANTES',
      surcharge: '200%',
      side: '_INICIO',
    }),
    ...sunday,
  ]
}

const informative: readonly Concept[] = [
  concept({
    code: 'VALOR_HORA',
    label: 'Valor de la hora ordinaria',
    decimals: 4,
    formula: 'BASE_HORA * NUMERADOR_HORA / DIVISOR_HORA',
    source: 'Dirección del Trabajo, dictamen 5308/230 de 1996',
    max: 99_999_999_999_999,
  }),
  concept({
    code: 'VALOR_HORA_EXTRA',
    label: 'Valor de la hora extraordinaria',
    decimals: 4,
    formula: 'BASE_HORA * NUMERADOR_HORA * (100% + RECARGO_HORAS) / DIVISOR_HORA',
    source,
    max: 99_999_999_999_999,
  }),
  factor('FACTOR_HORA_EXTRA', 'Factor de la hora extraordinaria', '100% + RECARGO_HORAS'),
  factor('FACTOR_HORA_DOBLE', 'Factor de la hora al 100%', '200%'),
  factor(
    'FACTOR_HORA_EXTRA_INICIO',
    'Factor de la hora extraordinaria antes del cambio',
    '100% + RECARGO_HORAS',
    '_INICIO',
  ),
  factor(
    'FACTOR_HORA_DOBLE_INICIO',
    'Factor de la hora al 100% antes del cambio',
    '200%',
    '_INICIO',
  ),
]

/** Surcharges of hours that the law leaves to the contract. */
const agreed = (code: string, label: string, hours: string): Concept =>
  earning({
    code,
    label,
    classes: ['BASE_GRATIFICACION'],
    formula: `BASE_HORA * NUMERADOR_HORA * ${hours} / DIVISOR_HORA`,
    source: 'Código del Trabajo, arts. 10 N°4, 38 y 42; pacto de la empresa',
    note: 'La ley no fija un recargo para estas horas: es el que se pactó.',
    lre: 2113,
  })

const sunday: readonly Concept[] = [
  earning({
    code: 'RECARGO_DOMINGO',
    label: 'Recargo de horas en domingo',
    classes: ['BASE_GRATIFICACION'],
    formula: 'BASE_HORA * NUMERADOR_HORA * RECARGO_DOMINICAL * HORAS_DOMINGO / DIVISOR_HORA',
    source: 'Código del Trabajo, art. 38 N°7; Dirección del Trabajo, ordinario 4755/58 de 2015',
    lre: 2107,
  }),
  earning({
    code: 'HORAS_EXTRA_EN_DOMINGO',
    label: 'Horas extraordinarias en domingo',
    classes: ['BASE_GRATIFICACION'],
    formula: `BASE_HORA * NUMERADOR_HORA * (100% + RECARGO_DOMINICAL) * (100% + RECARGO_HORAS)
  * HORAS_EXTRA_DOMINGO / DIVISOR_HORA`,
    source: 'Código del Trabajo, arts. 32 y 38 N°7',
    note: 'La hora ya aumentada en 30% es la base de la hora extraordinaria del domingo.',
    lre: 2102,
  }),
  agreed(
    'RECARGO_HORAS_NOCTURNAS',
    'Recargo de horas nocturnas',
    'RECARGO_NOCTURNO * HORAS_NOCTURNAS',
  ),
  agreed(
    'RECARGO_HORAS_FESTIVAS',
    'Recargo de horas en festivo',
    'RECARGO_FESTIVO * HORAS_FESTIVO',
  ),
  earning({
    code: 'DESCUENTO_ATRASOS',
    label: 'Descuento por atrasos',
    classes: ['BASE_GRATIFICACION'],
    formula: `
SI(ART_22;
  0;
  -MIN(SUELDO_BASE; SUELDO_CONTRATO * NUMERADOR_HORA * HORAS_ATRASO / DIVISOR_HORA))`,
    source: 'Código del Trabajo, art. 7; Dirección del Trabajo, dictamen 5308/230 de 1996',
    note: 'Solo el tiempo no trabajado, sin otro castigo; nunca más que el sueldo del mes.',
    min: -1_999_999_999,
    max: 0,
    lre: 2101,
  }),
]
