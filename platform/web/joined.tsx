import { type ComponentType, Suspense } from 'react'

/**
 * A place in a module's page that a module above it fills. Whoever joins the modules provides the
 * part, once; until then, and while it loads, nothing is there.
 */
export function joined<Props extends object>() {
  const known: { part?: ComponentType<Props> } = {}
  return {
    provide(part: ComponentType<Props>): void {
      known.part = part
    },
    Place(props: Props) {
      const Part = known.part
      if (!Part) return null
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    },
  }
}
