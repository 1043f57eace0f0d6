import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "services",
  "database": "main",
  "resource": "organisation-management",
  "one": "Service",
  "many": "Services",
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
    },
    {
      "name": "description",
      "label": "Description",
      "kind": "text",
      "max": 255
    },
    {
      "name": "responsible",
      "label": "Chef de service",
      "kind": "ref",
      "to": "employees",
      "expands": "responsibleDoc"
    },
    {
      "name": "bureauCount",
      "label": "Bureaux",
      "kind": "int",
      "computed": true
    }
  ],
  "flow": null
} satisfies CollectionMeta
