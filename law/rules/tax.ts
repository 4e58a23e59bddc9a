import { type Concept, concept, legalDeduction, total, TOTAL_MAX } from '../concept.ts'

const law = 'Ley sobre Impuesto a la Renta, arts. 42 N°1 y 43 N°1'

const tables = `${law}; SII, tabla mensual, quincenal, semanal y diaria`

const shiftLaw =
  'Ley sobre Impuesto a la Renta, art. 43 N°1 incs. 4 y 5; SII, circular 61 de 2010 y ' +
  'ordinario 1.738 de 2010'

/** Days that were paid: who is paid by the day also has the rest days of the semana corrida. */
const paidDays =
  '(SI(FORMA_PAGO = "DIARIA"; MIN(30; DIAS_JORNAL + DIAS_JORNAL_DESCANSO); DIAS_TRABAJADOS))'

/** The shifts worked here; without any entered, all of the month. */
const shiftsHere = 'SI(TURNOS = 0; TURNOS_TABLA; TURNOS)'

const taxedIncome = `
  TOTAL_TRIBUTABLE - SUMA(REBAJA_TRIBUTARIA) - REBAJA_SALUD - REBAJA_APV - REBAJA_ZONA_PESOS`

const joint = 'la ley retiene sobre lo que un empleador paga en el mes'

/** Days of the table for what the contracts of the month paid, those at the same time once. */
const monthDays = 'MIN(30; DIAS_TABLA_IMPUESTO + DIAS_TABLA_ANTES)'

/**
 * The tax of the month of people with several contracts with one employer: on the income of all of
 * them. Art. 47 joins several employers, and only by the year.
 */
const monthTax: readonly Concept[] = [
  concept({
    code: 'RENTA_DEL_MES',
    label: 'Renta tributable de los contratos del mes',
    formula: `
SI(IMPUESTO_CONJUNTO;
  RENTA_ANTES + SI(REGIMEN_IMPUESTO = "OBRERO_AGRICOLA"; BASE_PREVISIONAL; BASE_TRIBUTABLE);
  0)`,
    source: law,
    note: `Con varios contratos de un mismo empleador las rentas se suman: ${joint}.`,
    max: TOTAL_MAX,
  }),
  concept({
    code: 'RENTA_DEL_MES_EN_TABLA',
    label: 'Renta de los contratos del mes llevada a la tabla mensual',
    formula: `RENTA_DEL_MES * 30 / ${monthDays}`,
    source: tables,
    max: 99 * TOTAL_MAX,
  }),
  concept({
    code: 'IMPUESTO_DEL_MES',
    label: 'Impuesto del mes por todos sus contratos',
    formula: `
SI(NO(IMPUESTO_CONJUNTO); 0;
  SI(REGIMEN_IMPUESTO = "OBRERO_AGRICOLA";
    MAX(0; RENTA_DEL_MES - EXENTO_OBRERO_AGRICOLA * UTM) * TASA_OBRERO_AGRICOLA;
    SI(REGIMEN_IMPUESTO = "CHOFER_TAXI";
      SI(RENTA_DEL_MES > 0; RENTA_CHOFER_TAXI * UTM * TASA_CHOFER_TAXI; 0);
      MAX(0;
        RENTA_DEL_MES * TRAMO(TABLA_IMPUESTO_UNICO; RENTA_DEL_MES_EN_TABLA; FACTOR)
          - TRAMO(TABLA_IMPUESTO_UNICO; RENTA_DEL_MES_EN_TABLA; REBAJA) * ${monthDays} / 30))))`,
    source: `${law} y N°2`,
    note: `De él se descuenta lo que ya retuvieron los contratos anteriores: ${joint}.`,
    max: TOTAL_MAX,
  }),
]

/** Impuesto único de segunda categoría. */
export const tax: readonly Concept[] = [
  concept({
    code: 'TOPE_REBAJA_SALUD',
    label: 'Tope de la salud que rebaja',
    formula: 'TOPE_IMPONIBLE_UF * UF * TASA_SALUD',
    source: 'SII, oficios 2.988 de 2005 y 2.406 de 2016',
    note: 'El 7% del tope imponible: 6,3 UF en 2026.',
    max: 9_999_999,
  }),
  concept({
    code: 'REBAJA_SALUD',
    label: 'Salud que rebaja el impuesto',
    formula: `
MIN(SI(REBAJA_SOLO_LEGAL; SALUD_LEGAL; SALUD_TOTAL);
  SI(CONTRATOS_ANTES = 0; TOPE_REBAJA_SALUD; MAX(0; TOPE_REBAJA_SALUD - REBAJA_SALUD_ANTES)))`,
    source: 'SII, oficios 2.988 de 2005 y 2.406 de 2016',
  }),
  total({
    code: 'TOTAL_TRIBUTABLE',
    label: 'Total tributable',
    formula: 'MAX(0; SUMA(TRIBUTABLE))',
    source: law,
    print: false,
  }),
  concept({
    code: 'BASE_TRIBUTABLE',
    label: 'Renta tributable',
    formula: `
SI(CONTRATOS_ANTES = 0;
  MAX(0; ${taxedIncome});
  MAX(0; ${taxedIncome} - REBAJA_SOBRANTE_ANTES))`,
    source: law,
    note: 'No rebajan la cuota sindical, los anticipos, los préstamos ni el APV del régimen A.',
    max: TOTAL_MAX,
    print: true,
  }),
  concept({
    code: 'DIAS_TABLA_IMPUESTO',
    label: 'Días del mes que suman los períodos pagados',
    unit: 'días',
    max: 30,
    formula: `
SI(TABLA_DE_PAGO = "MENSUAL"; 30;
  SI(TABLA_DE_PAGO = "QUINCENAL"; SI(${paidDays} > 15; 30; 15);
    SI(TABLA_DE_PAGO = "SEMANAL"; MIN(30; MAX(7; 7 * TRUNCAR((${paidDays} + 6) / 7)));
      MAX(1; ${paidDays}))))`,
    source: tables,
    note: 'La tabla de la quincena, la semana y el día son la mensual × 15, 7 y 1 ÷ 30.',
  }),
  concept({
    code: 'TURNOS_TABLA',
    label: 'Turnos del mes que dividen la tabla',
    unit: 'número',
    min: 1,
    max: 99,
    formula: 'MAX(1; TURNOS; TURNOS_DEL_MES)',
    source: shiftLaw,
    note: 'Los de todos los empleadores del mes: con catorce, cada turno lee un catorceavo.',
  }),
  concept({
    code: 'BASE_EN_TABLA_MENSUAL',
    label: 'Renta tributable llevada a la tabla mensual',
    formula: `
SI(TABLA_DE_PAGO = "TURNO";
  BASE_TRIBUTABLE * TURNOS_TABLA / MAX(1; ${shiftsHere});
  BASE_TRIBUTABLE * 30 / DIAS_TABLA_IMPUESTO)`,
    source: `${tables}; ${shiftLaw}`,
    max: 99 * TOTAL_MAX,
  }),
  ...monthTax,
  legalDeduction({
    code: 'IMPUESTO_UNICO',
    label: 'Impuesto único',
    formula: `
SI(IMPUESTO_CONJUNTO;
  MAX(0; IMPUESTO_DEL_MES - IMPUESTO_ANTES);
SI(REGIMEN_IMPUESTO = "OBRERO_AGRICOLA";
  MAX(0; BASE_PREVISIONAL - EXENTO_OBRERO_AGRICOLA * UTM) * TASA_OBRERO_AGRICOLA;
  SI(REGIMEN_IMPUESTO = "CHOFER_TAXI";
    SI(TOTAL_TRIBUTABLE > 0; RENTA_CHOFER_TAXI * UTM * TASA_CHOFER_TAXI; 0);
    SI(TABLA_DE_PAGO = "TURNO";
      MAX(0;
        BASE_TRIBUTABLE * TRAMO(TABLA_IMPUESTO_UNICO; BASE_EN_TABLA_MENSUAL; FACTOR)
          - TRAMO(TABLA_IMPUESTO_UNICO; BASE_EN_TABLA_MENSUAL; REBAJA)
            * ${shiftsHere} / TURNOS_TABLA);
      SI(DIAS_TABLA_IMPUESTO = 30;
        MAX(0;
          BASE_TRIBUTABLE * TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; FACTOR)
            - TRAMO(TABLA_IMPUESTO_UNICO; BASE_TRIBUTABLE; REBAJA));
        MAX(0;
          BASE_TRIBUTABLE * TRAMO(TABLA_IMPUESTO_UNICO; BASE_EN_TABLA_MENSUAL; FACTOR)
            - TRAMO(TABLA_IMPUESTO_UNICO; BASE_EN_TABLA_MENSUAL; REBAJA)
              * DIAS_TABLA_IMPUESTO / 30))))))`,
    source: `${law} y N°2; ${shiftLaw}`,
    note:
      'El obrero agrícola paga 3,5% de lo imponible sobre 10 UTM, sin rebajas; el chofer de un ' +
      'taxi ajeno, 3,5% de 2 UTM. Por turno, tramos y rebajas se dividen por los turnos del mes.',
    lre: 3161,
    max: TOTAL_MAX,
  }),
  legalDeduction({
    code: 'IMPUESTO_ADICIONAL',
    label: 'Mayor retención de impuesto solicitada',
    formula: 'IMPUESTO_SOLICITADO * 1',
    source: 'Ley sobre Impuesto a la Renta, art. 88',
    lre: 3163,
  }),
]
