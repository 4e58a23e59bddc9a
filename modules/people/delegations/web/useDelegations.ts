import { useState } from 'react'
import { isDate } from '#chile/dates.ts'
import { Delegations } from '#generated/operations/delegations.ts'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** `?delegar=2026-10-05_2026-10-09`, as the notice of one's own vacation writes it. */
const PARAM = 'delegar'

/**
 * The delegations of this person, and whether their panel is open: also when the address proposes
 * one, or when one was left half written.
 */
export function useDelegations(enabled: boolean) {
  const [params, setParams] = useAddressParams()
  const [days] = useState(() => daysOf(params.get(PARAM)))
  const form = useOpenForm('delegacion', days ? NEW : undefined)
  const { data } = useDetail(Delegations, undefined, { enabled })
  const close = () => {
    form.close()
    setParams(
      (now) => {
        now.delete(PARAM)
        return now
      },
      { replace: true },
    )
  }
  const isOpen = form.key !== undefined
  return { delegations: data?.delegations, form, days, isOpen, open: () => form.open(), close }
}

function daysOf(text: string | null) {
  const [startDate, endDate] = text?.split('_') ?? []
  if (!startDate || !endDate || !isDate(startDate) || !isDate(endDate)) return undefined
  return { startDate, endDate }
}
