import { type Concept, concept, earningClasses, employerCharge } from '../concept.ts'
import { byDays } from './unemployment.ts'

const carencia = 'DFL 44 de 1978, art. 14'
/** What a day of the contract is worth, unrounded. */
export const dayValue =
  'SUELDO_CONTRATO / SI(FORMA_PAGO = "MENSUAL"; 30; SI(FORMA_PAGO = "SEMANAL"; 7; 1))'
const reform = 'DL 3.500, arts. 17 y 59; Ley 21.735, art. 4'

/** What the employer pays while the person is on medical leave, besides the days worked. */
export const leavePay: readonly Concept[] = [
  concept({
    code: 'DIAS_CON_SUBSIDIO',
    label: 'Días de licencia que paga el subsidio',
    unit: 'días',
    decimals: 1,
    max: 310,
    formula: 'MAX(0; DIAS_LICENCIA_TOTAL - DIAS_CARENCIA - MEDIOS_DIAS_CARENCIA)',
    source: carencia,
    note: 'Común de hasta diez días: desde el cuarto. Otra, laboral o maternal: desde el primero.',
  }),
  concept({
    code: 'MONTO_COMPLEMENTO',
    label: 'Lo que el empleador completa en la licencia',
    formula: `
SI(MODO_LICENCIA = "CARENCIA"; ${dayValue} * (DIAS_CARENCIA + MEDIOS_DIAS_CARENCIA);
  SI(MODO_LICENCIA = "COMPLETA";
    MAX(0;
      ${dayValue} * DIAS_DE_LICENCIA - SI(DIAS_LICENCIA_TOTAL > 0; SUBSIDIO_LICENCIA; 0));
    0))`,
    source: `${carencia}; acuerdo de la empresa`,
    note: 'La ley no obliga: el sueldo de los días de carencia, o lo que falta al sueldo del mes.',
  }),
  concept({
    code: 'COMPLEMENTO_LICENCIA',
    label: 'Complemento de licencia',
    category: 'SPECIAL_EARNING',
    classes: earningClasses.tributableOnly,
    formula: 'SI(COMPLEMENTO_IMPONIBLE; 0; MONTO_COMPLEMENTO)',
    source: `${carencia}; Ley sobre Impuesto a la Renta, art. 42 N°1`,
    note: 'No imponible y tributable, salvo ajuste: el LRE no tiene otra columna de esa clase.',
    lre: 2417,
  }),
  concept({
    code: 'COMPLEMENTO_LICENCIA_IMPONIBLE',
    label: 'Complemento de licencia imponible',
    category: 'EARNING',
    classes: earningClasses.both,
    formula: 'SI(COMPLEMENTO_IMPONIBLE; MONTO_COMPLEMENTO; 0)',
    source: `${carencia}; Código del Trabajo, art. 41`,
    lre: 2113,
  }),
  concept({
    code: 'SUBSIDIO_PAGO_DIRECTO',
    label: 'Subsidio por incapacidad laboral, pago directo',
    category: 'EARNING',
    classes: earningClasses.taxableOnly,
    formula:
      'SI(Y(MODO_LICENCIA = "PAGO_DIRECTO"; DIAS_LICENCIA_TOTAL > 0); SUBSIDIO_LICENCIA * 1; 0)',
    source: 'DFL 44 de 1978, art. 19; Dirección del Trabajo, manual del LRE (2201)',
    note: 'Lo paga el empleador por convenio y lo recupera de la entidad: no es costo suyo.',
    lre: 2201,
  }),
]

const base = (cap: string) => `
SI(O(NO(EMPLEADOR_COTIZA_LICENCIA); MODO_LICENCIA = "PAGO_DIRECTO"; DIAS_LICENCIA_TOTAL = 0);
  0;
  MIN(SI(RENTA_ANTES_LICENCIA > 0; RENTA_ANTES_LICENCIA * 1; SUELDO_MENSUAL);
      REDONDEAR(${cap} * UF; 0))
    * MIN(30; DIAS_LICENCIA_TOTAL) / 30)`

/** What the employer goes on contributing for the days of leave, on the pay before it (RIMA). */
export const leaveContributions: readonly Concept[] = [
  concept({
    code: 'BASE_LICENCIA',
    label: 'Renta imponible de los días de licencia',
    formula: base('TOPE_IMPONIBLE_UF'),
    source: reform,
    note:
      'La renta del mes anterior a la licencia, con tope, por los días de licencia ÷ 30; sin mes ' +
      'anterior, la del contrato.',
    max: 9_999_999,
  }),
  concept({
    code: 'BASE_LICENCIA_CESANTIA',
    label: 'Renta de cesantía de los días de licencia',
    formula: base('TOPE_CESANTIA_UF'),
    source: 'Ley 19.728, arts. 5 y 6',
    max: 9_999_999,
  }),
  employerCharge({
    code: 'SIS_LICENCIA',
    label: 'Seguro de invalidez y sobrevivencia en licencia',
    formula: 'SI(Y(APLICA_SIS; NO(SUBSIDIO_JOVEN)); BASE_LICENCIA * TASA_SIS; 0)',
    source: reform,
    lre: 4155,
  }),
  employerCharge({
    code: 'EXPECTATIVA_VIDA_LICENCIA',
    label: 'Compensación por expectativa de vida en licencia',
    formula: 'SI(APLICA_REFORMA; BASE_LICENCIA * TASA_EXPECTATIVA_VIDA; 0)',
    source: 'Ley 21.735, art. 4',
    since: 202508,
  }),
  employerCharge({
    code: 'RENTABILIDAD_PROTEGIDA_LICENCIA',
    label: 'Cotización con rentabilidad protegida en licencia',
    formula: `
SI(Y(APLICA_REFORMA; RENTABILIDAD_EN_LICENCIA); BASE_LICENCIA * TASA_RENTABILIDAD_PROTEGIDA; 0)`,
    source: 'Ley 21.735, arts. 2 y 4',
    note: 'Solo por ajuste: lo usual es que vaya sobre los días trabajados.',
    since: 202608,
  }),
  employerCharge({
    code: 'AFC_EMPLEADOR_LICENCIA',
    label: 'Seguro de cesantía del empleador en licencia',
    formula: byDays('BASE_LICENCIA_CESANTIA', 'TASA_AFC_EMPLEADOR', 'AFC_EMPLEADOR_PLAZO'),
    source: 'Ley 19.728, arts. 5 y 10',
    note: 'La parte del trabajador la entera quien paga el subsidio.',
    lre: 4151,
  }),
]
