"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorBanner } from "@/components/shared/error-banner";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { TextArea } from "@/components/shared/text-area";
import { TextField } from "@/components/shared/text-field";
import { toastSuccess } from "@/components/shared/toast";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/call";
import { bind, showRefusal } from "@/lib/client/form";
import { type Resource, ResourcePatch } from "@/lib/contract/resources";
import { routes } from "@/lib/contract/routes";
import { resourceQueries } from "./queries";
import { ResourceFields } from "./resource-fields";

interface ResourceEditModalProps {
  resource: Resource;
  onClose: () => void;
}

export function ResourceEditModal({ resource, onClose }: ResourceEditModalProps) {
  const client = useQueryClient();
  const { id, title, description, course, subject, difficulty_level, url } = resource;
  const form = useForm<z.input<typeof ResourcePatch>, unknown, ResourcePatch>({
    resolver: zodResolver(ResourcePatch),
    reValidateMode: "onSubmit",
    defaultValues: { title, description, course, subject, difficulty_level, url },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      await call(routes.resources.patch, { path: { resource_id: id }, body });
    } catch (error) {
      return showRefusal(form, error);
    }
    void resourceQueries.refresh(client);
    toastSuccess(`“${body.title}” is saved`);
    onClose();
  });

  return (
    <FormProvider {...form}>
      <Modal title="Edit resource" onClose={onClose} dirty={isDirty}>
        <form noValidate className="contents" onSubmit={save}>
          <ModalBody className="grid content-start gap-4">
            {errors.root?.message && (
              <ErrorBanner title="Failed to update resource" message={errors.root.message} />
            )}
            <TextField label="Title" required {...bind(form, "title")} />
            <TextArea label="Description" {...bind(form, "description")} />
            <ResourceFields />
            <TextField
              label="Web address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              helper="Where it comes from, if you want to find it again."
              {...bind(form, "url")}
            />
          </ModalBody>
          <ModalFooter>
            <ModalClose asChild>
              <Button variant="ghost">Cancel</Button>
            </ModalClose>
            <Button type="submit" loading={isSubmitting}>
              Save changes
            </Button>
          </ModalFooter>
        </form>
      </Modal>
    </FormProvider>
  );
}
