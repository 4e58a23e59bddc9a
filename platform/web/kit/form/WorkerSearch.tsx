import { useSlots } from '#platform/web/screen/slots.tsx'
import { RefSelect } from './RefSelect.tsx'

type Props = Omit<React.ComponentProps<typeof RefSelect>, 'source' | 'name'> & {
  /** `user` for people, `contract` for their contracts. */
  of?: 'user' | 'contract'
}

/** Finds a worker by name or RUT as one types (200 ms). */
export function WorkerSearch({ of = 'user', ...rest }: Props) {
  const { references } = useSlots()
  const source = references[of]
  if (!source) return null
  return (
    <RefSelect
      aria-label="Buscar trabajador"
      placeholder="Nombre o RUT"
      {...rest}
      name={of}
      source={source}
    />
  )
}
