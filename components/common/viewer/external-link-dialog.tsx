import { ExternalLink } from "lucide-react";
import { Modal, ModalBody, ModalClose, ModalFooter } from "@/components/shared/modal";
import { Button, buttonVariants } from "@/components/ui/button";

interface ExternalLinkDialogProps {
  url: string;
  onClose: () => void;
}

/** Shows where a link of a PDF leads before it is opened: the words on the page may promise another place. */
export function ExternalLinkDialog({ url, onClose }: ExternalLinkDialogProps) {
  const isMail = url.startsWith("mailto:");
  return (
    <Modal
      size="sm"
      title={isMail ? "Write this e-mail?" : "Open this link?"}
      description="This link leads outside Study Companion."
      onClose={onClose}
    >
      <ModalBody>
        <p className="font-mono text-sm wrap-anywhere">{url}</p>
      </ModalBody>
      <ModalFooter>
        <ModalClose asChild>
          <Button variant="ghost">Cancel</Button>
        </ModalClose>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "primary" })}
          onClick={onClose}
        >
          <ExternalLink aria-hidden />
          {isMail ? "Write" : "Open in a new tab"}
        </a>
      </ModalFooter>
    </Modal>
  );
}
