import { type ISODate, MONTHS, partsOf } from '#chile/dates.ts'
import { documentNumber, documentText } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { changesOf, type Terms } from '../model/terms.ts'
import type { PrintedAnnex } from './annex.template.ts'
import type { AnnexParties } from './parties.queries.ts'

type Annex = AnnexParties & {
  readonly number: number
  readonly title: string
  readonly effectiveOn: ISODate
  readonly printedOn: ISODate
  readonly patch: Terms
  readonly before: Terms
}

/**
 * An annex as its template reads it, in whole sentences: a modification is put in writing in an
 * annexed document and signed by both parties (Código del Trabajo, art. 11).
 */
export function printedAnnex(annex: Annex): PrintedAnnex {
  const { name } = annex
  const { legalName, rut, address, signer } = annex.employer
  const lives = address ? `, con domicilio en ${address}` : ''
  const signerRun = signer?.rut ? `RUN ${formatRut(signer.rut)}` : ''
  const signs = signer ? `, representada por ${signer.name}${signerRun && `, ${signerRun}`}` : ''
  const day = dayWords(annex.effectiveOn)
  return {
    employer: { name: legalName, rut: `RUT ${formatRut(rut)}` },
    title: `Anexo N° ${annex.number} de contrato de trabajo`,
    subject: annex.title,
    day: dayWords(annex.printedOn),
    before: [
      `Entre ${legalName}, RUT ${formatRut(rut)}${lives}${signs}, como empleador, y ` +
        `${name}, ${runOf(annex)}, como trabajador, se acuerda modificar el contrato de trabajo ` +
        `que los une desde el ${dayWords(annex.initialDate)}, según el artículo 11 del Código ` +
        'del Trabajo.',
      `PRIMERO. Desde el ${day}, el contrato queda como se indica:`,
    ],
    rows: changesOf(annex.before, annex.patch).map(({ label, before, after }) => [
      label,
      before,
      after,
    ]),
    after: [
      'SEGUNDO. En lo que este anexo no modifica, el contrato de trabajo y sus anexos anteriores ' +
        'siguen vigentes.',
      'TERCERO. Este anexo es parte del contrato de trabajo. Se firma en dos ejemplares, y cada ' +
        'parte conserva uno.',
    ],
    signers: [
      {
        name: signer?.name ?? legalName,
        about: `${signerRun ? `${signerRun}, por` : 'Por'} ${legalName}`,
      },
      { name, about: runOf(annex) },
    ],
  }
}

/** «4 de octubre de 2021». */
function dayWords(date: ISODate): string {
  const { year, month, day } = partsOf(date)
  return `${day} de ${MONTHS[month - 1]} de ${year}`
}

/** A person's RUT is a RUN; who has none is named by the document that they have. */
const runOf = (person: AnnexParties): string =>
  person.identificationType === 'RUT' ? `RUN ${documentNumber(person)}` : documentText(person)
