import { FilingTab } from './FilingTab.tsx'

/** The Libro de Remuneraciones Electrónico of a month. */
export default function BookTab() {
  return <FilingTab kind="LRE" />
}
