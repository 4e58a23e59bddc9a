import './company-services.graphql.ts'
