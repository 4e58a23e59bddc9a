import { OwnTab } from '#platform/web/kit/page/OwnTab.tsx'

/** What whoever is signed in proposed to correct, as their ficha shows it. */
export default function OwnCorrectionsPage() {
  return <OwnTab path="correcciones" />
}
