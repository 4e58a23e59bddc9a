import './suppliers.graphql.ts'
import './supplier-importer.ts'
