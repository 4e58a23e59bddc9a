import { useQuery } from '@tanstack/react-query'
import type { FieldMeta } from '#platform/model/field.ts'
import { useHolds } from '#platform/web/screen/me.tsx'
import { type Option, useSlots } from '#platform/web/screen/slots.tsx'
import { UNREAD } from './unread-names.ts'
import { Nothing, Value } from '../text/values.tsx'

type Props = { meta: FieldMeta; value: unknown; options?: readonly Option[] | undefined }

/** The value of a field in words, also when it is the id of something or a code of a list. */
export function FieldWords({ meta, value, options }: Props) {
  const listed = options?.find((option) => option.value === value)
  if (listed) return listed.label
  const { reference } = meta
  if (reference !== undefined && typeof value === 'string' && value !== '')
    return <ReferenceWords name={reference} value={value} />
  // A text that is neither a date nor a month is shown as it was typed.
  return typeof value === 'string' && (meta.kind === 'date' || meta.kind === 'yearMonth') ? (
    <Typed meta={meta} value={value} />
  ) : (
    <Value meta={meta} value={value} />
  )
}

const Typed = ({ meta, value }: { meta: FieldMeta; value: string }) =>
  /^\d{4}-\d{2}-\d{2}$|^\d{6}$/.test(value) ? <Value meta={meta} value={value} /> : value

/** The name behind an id. */
export function ReferenceWords({ name, value }: { name: string; value: string }) {
  const source = useSlots().references[name]
  const holds = useHolds(source?.needs)
  const { data, isPending } = useQuery({
    queryKey: ['reference', name, 'one', value],
    queryFn: async ({ signal }) => (await source?.find?.(value, signal)) ?? null,
    enabled: holds,
    staleTime: 60_000,
  })
  if (!holds) return <span className="soft">{UNREAD}</span>
  if (isPending) return '…'
  return data?.label ?? <Nothing words="Ya no está" />
}
