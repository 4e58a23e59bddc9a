import { OwnTab } from '#platform/web/kit/page/OwnTab.tsx'

/** The loans of whoever is signed in, as their ficha shows them. */
export default function OwnLoansPage() {
  return <OwnTab path="prestamos" />
}
