import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'

/** What a company teaches its people, and what each has of it. */
export default function CoursesPage() {
  return (
    <DetailPage
      title="Cursos"
      context="Lo que la empresa enseña y lo que la ley exige enseñar, con su constancia"
    />
  )
}
