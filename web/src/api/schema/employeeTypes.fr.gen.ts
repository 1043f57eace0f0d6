import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "employeeTypes",
  "database": "main",
  "resource": "organisation-management",
  "one": "Type d’employé",
  "many": "Types d’employés",
  "fields": [
    {
      "name": "nameFr",
      "label": "Nom (français)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "nameAr",
      "label": "Nom (arabe)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta
