import { useEffect, useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { LegalPermitDays } from '#generated/operations/absences.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { usePropose, useRead } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Absence } from '../model/absence.ts'
import { LegalPermit } from '../model/catalogs.ts'

/** Which law gives a permit: its days propose the last day and the pay; its article is shown. */
export function LegalPermitField({ values }: { values: FormValues }) {
  const { legalPermit, startDate, userContractId } = values
  const [stored] = useState(legalPermit)
  const input =
    LegalPermit.has(legalPermit) && isDate(startDate) && typeof userContractId === 'string'
      ? { legalPermit, startDate, userContractId }
      : undefined
  return (
    <>
      <Field of={Absence} name="legalPermit" wide />
      {input && <Offer key={JSON.stringify(input)} input={input} fills={legalPermit !== stored} />}
    </>
  )
}

type Asked = { legalPermit: LegalPermit; startDate: string; userContractId: string }

/** `fills`: somebody just chose it, and what was stored is not written over. */
function Offer({ input, fills }: { input: Asked; fills: boolean }) {
  const { data, error } = useDetail(LegalPermitDays, { input }, { needs: 'absences.create' })
  const offer = data?.legalPermitDays
  const propose = usePropose()
  const read = useRead()
  const endDate = offer?.endDate
  useEffect(() => {
    if (!offer || !fills) return
    const end = read('endDate')
    // A shorter permit that somebody wrote stays.
    if (!isDate(end) || end < input.startDate || end > offer.endDate)
      propose('endDate', offer.endDate)
    if (offer.halfDay) propose('halfDay', true)
    propose('pay', 'WITHPAY')
    // Once for each permit and first day, when its days are known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [endDate])
  if (error) return <p className="mg-span ab-law">{error.message}</p>
  if (!offer) return null
  return (
    <p className="mg-span ab-law" role="status">
      <strong>
        {offer.days}, hasta el {formatDate(offer.endDate)}
      </strong>{' '}
      <span className="soft">
        {offer.article}. {offer.when}. {offer.proof}.
      </span>
    </p>
  )
}
