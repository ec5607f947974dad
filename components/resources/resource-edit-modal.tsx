"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FormModal } from "@/components/shared/form-modal";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { call } from "@/lib/client/call";
import { bindField, submitHandler } from "@/lib/client/form";
import { useInputForm } from "@/lib/client/use-input-form";
import { type Resource, ResourcePatch } from "@/lib/contract/resources";
import { resourceQueries } from "./queries";
import { ResourceFields } from "./resource-fields";

interface ResourceEditModalProps {
  resource: Resource;
  onClose: () => void;
}

export function ResourceEditModal({ resource, onClose }: ResourceEditModalProps) {
  const client = useQueryClient();
  const form = useInputForm(ResourcePatch, resource);

  const save = submitHandler(form, async (body) => {
    await call("PATCH /resources/{resource_id}/", { path: { resource_id: resource.id }, body });
    void resourceQueries.refresh(client);
    toastSuccess(`“${body.title}” saved`);
    onClose();
  });

  return (
    <FormModal
      title="Edit resource"
      form={form}
      onSubmit={save}
      submitLabel="Save changes"
      failedTitle="Failed to update resource"
      onClose={onClose}
      className="grid content-start gap-4"
    >
      <TextField label="Title" required {...bindField(form, "title")} />
      <TextArea label="Description" {...bindField(form, "description")} />
      <ResourceFields />
      <TextField
        label="Web address"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        helper="Where you got it, if you want to find it again."
        {...bindField(form, "url")}
      />
    </FormModal>
  );
}
