import { type Concept, concept, total } from '../concept.ts'
import { partOf } from './part.ts'

const shared = 'DFL 44 de 1978, arts. 10 y 11; Dirección del Trabajo, Ord. 5319 de 07-11-2017'

/**
 * The part of a cap that is left to what the employer pays in a month of leave. The base of the
 * subsidy is the pay before the leave, with the same cap, by the days that the subsidy pays.
 */
const cap = (code: string, label: string, uf: string, source: string, max = 9_999_999): Concept =>
  concept({
    code,
    label,
    formula: `
SI(O(DIAS_LICENCIA_TOTAL = 0; MODO_LICENCIA = "PAGO_DIRECTO");
  ${uf} * UF;
  SI(TOPE_POR_SALDO_LICENCIA;
    ${uf} * UF
      - MIN(SI(RENTA_ANTES_LICENCIA > 0; RENTA_ANTES_LICENCIA * 1; SUELDO_MENSUAL); ${uf} * UF)
        * MIN(30; DIAS_CON_SUBSIDIO) / 30;
    ${uf} * UF * SI(TOPE_POR_DIAS_LICENCIA; (30 - DIAS_DE_LICENCIA) / 30; 1)))`,
    source: `${source}; ${shared}`,
    note:
      'En un mes con licencia el tope es uno solo con el subsidio, que ocupa la renta de antes ' +
      'de la licencia por los días que paga; lo demás queda para lo que paga el empleador.',
    max,
  })

/** A cap of the person, of which each contract with one employer takes its part. */
const ofPerson = (cap: string) => `
  SI(CONTRATOS_DEL_MES = 1;
    MIN(TOTAL_IMPONIBLE; ${cap});
    MIN(TOTAL_IMPONIBLE; ${partOf(cap)}))`

const law = 'DL 3.500, art. 16; Superintendencia de Pensiones'

/** Total taxable pay and what part of it contributes. */
export const taxable: readonly Concept[] = [
  total({
    code: 'TOTAL_IMPONIBLE',
    label: 'Total imponible',
    formula: 'MAX(0; SUMA(IMPONIBLE))',
    source: 'Código del Trabajo, art. 41; DL 3.500, art. 14',
    max: 399_999_999,
  }),
  cap('TOPE_IMPONIBLE', 'Tope imponible', 'TOPE_IMPONIBLE_UF', law),
  cap('TOPE_IPS', 'Tope imponible del IPS', 'TOPE_IPS_UF', 'DL 3.501, art. 5; Previred'),
  cap(
    'TOPE_CESANTIA',
    'Tope del seguro de cesantía',
    'TOPE_CESANTIA_UF',
    'Ley 19.728, art. 6; Superintendencia de Pensiones',
  ),
  concept({
    code: 'BASE_PREVISIONAL',
    label: 'Renta imponible con tope',
    formula: `
SI(REGIMEN_PENSION = "IPS";
  ${ofPerson('TOPE_IPS')};
  SI(RENTA_OTRO_EMPLEADOR = 0;
    MIN(TOTAL_IMPONIBLE; TOPE_IMPONIBLE);
    MIN(TOTAL_IMPONIBLE;
      TOPE_IMPONIBLE * TOTAL_IMPONIBLE / MAX(1; TOTAL_IMPONIBLE + RENTA_OTRO_EMPLEADOR))))`,
    source: law,
    note: 'Con dos empleadores las rentas se suman y cada uno cotiza por su parte del tope.',
    max: 9_999_999,
  }),
  concept({
    code: 'BASE_CESANTIA',
    label: 'Renta imponible del seguro de cesantía',
    formula: ofPerson('TOPE_CESANTIA'),
    source: 'Ley 19.728, art. 6',
    note: 'Varios contratos con un mismo empleador comparten un tope, cada uno por su parte.',
    max: 9_999_999,
  }),
]
