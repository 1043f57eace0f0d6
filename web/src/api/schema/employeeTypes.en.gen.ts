import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "employeeTypes",
  "database": "main",
  "resource": "organisation-management",
  "one": "Employee type",
  "many": "Employee types",
  "fields": [
    {
      "name": "nameFr",
      "label": "Name (French)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "nameAr",
      "label": "Name (Arabic)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta
