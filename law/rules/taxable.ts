import { type Concept, concept, total } from '../concept.ts'
import { partOf } from './part.ts'

const cap = (code: string, label: string, uf: string, source: string, max = 9_999_999): Concept =>
  concept({
    code,
    label,
    formula: `
${uf} * UF
  * SI(Y(TOPE_POR_DIAS_LICENCIA; DIAS_LICENCIA > 0; MODO_LICENCIA <> "PAGO_DIRECTO");
      (30 - DIAS_DE_LICENCIA) / 30; 1)`,
    source,
    note: 'La licencia toma su parte del tope, que es de quien paga el subsidio.',
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
