import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "annexes",
  "database": "main",
  "resource": "annexes",
  "one": "Annexe",
  "many": "Annexes",
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
      "name": "address",
      "label": "Adresse",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "Téléphone",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "headId",
      "label": "Chef d’annexe",
      "kind": "ref",
      "to": "employees",
      "expands": "head"
    },
    {
      "name": "code",
      "label": "Code",
      "kind": "text",
      "unique": true,
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta
