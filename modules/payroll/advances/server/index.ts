import './advance-importer.ts'
import './advances.graphql.ts'
