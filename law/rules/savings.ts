import { type Concept, concept, type ClassCode } from '../concept.ts'
import { partOf } from './part.ts'

const law = 'DL 3.500, arts. 20 a 20 L; Ley sobre Impuesto a la Renta, art. 42 bis'
const affiliates = 'DL 3.500, arts. 92 J a 92 N'

/** An amount once a month, whatever the contracts, and a percentage of the pay of each. */
export function agreedSaving(code: string): string {
  const fixed = `${code}_PESOS + ${code}_UF * UF`
  const ofPay = `TOTAL_IMPONIBLE * ${code}_PORCENTAJE`
  return `SI(CONTRATOS_DEL_MES = 1; ${fixed}; ${partOf(`(${fixed})`)}) + ${ofPay}`
}

function saving(
  code: string,
  label: string,
  lre: number | undefined,
  classes: readonly ClassCode[],
  source = law,
): Concept {
  return concept({
    code,
    label,
    category: 'DEDUCTION',
    classes: ['DESCUENTO', 'AHORRO_VOLUNTARIO', ...classes],
    formula: agreedSaving(code),
    source,
    note: 'Lo que es un monto se descuenta una vez al mes, repartido entre los contratos.',
    ...(lre === undefined ? {} : { lre }),
    max: 1_999_999_999,
  })
}

/** Voluntary pension savings. Only regime B lowers the tax, up to 50 UF a month. */
export const savings: readonly Concept[] = [
  saving('APV_A', 'APV régimen A', 3155, ['COTIZACION_TRABAJADOR']),
  saving('APV_B', 'APV régimen B', 3156, ['COTIZACION_TRABAJADOR']),
  saving('APVC_A', 'APV colectivo régimen A', 3157, ['COTIZACION_TRABAJADOR']),
  saving('APVC_B', 'APV colectivo régimen B', 3158, ['COTIZACION_TRABAJADOR']),
  saving('CUENTA_2', 'Cuenta de ahorro voluntario', 3185, []),
  saving('AFILIADO_VOLUNTARIO', 'Cotización de un afiliado voluntario', 3185, [], affiliates),
  saving('AFILIADO_AHORRO', 'Ahorro de un afiliado voluntario', 3185, [], affiliates),
  concept({
    code: 'TOPE_APV',
    label: 'Tope mensual del APV que rebaja',
    formula: 'TOPE_APV_UF * UF',
    source: 'Ley sobre Impuesto a la Renta, art. 42 bis N°1',
    max: 99_999_999,
  }),
  concept({
    code: 'REBAJA_APV',
    label: 'APV que rebaja el impuesto',
    formula: `
MIN(APV_B + APVC_B;
  SI(CONTRATOS_ANTES = 0; TOPE_APV; MAX(0; TOPE_APV - REBAJA_APV_ANTES)))`,
    source: 'Ley sobre Impuesto a la Renta, art. 42 bis N°1',
    note: 'El régimen A no rebaja: recibe una bonificación anual del Estado.',
  }),
]
