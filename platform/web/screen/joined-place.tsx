import { type ComponentType, Suspense } from 'react'
import { provided } from '#platform/model/hook.ts'

/**
 * A place in a module's page that a module above it fills. Whoever joins the modules provides the
 * part, once; until then, and while it loads, nothing is there.
 */
export function joined<Props extends object>(name: string) {
  const part = provided<ComponentType<Props>>(name)
  return {
    provide: part.by,
    Place(props: Props) {
      const Part = part.find()
      if (!Part) return null
      return (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    },
  }
}
